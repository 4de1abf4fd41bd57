import axe from 'axe-core';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import en from '../messages/en.json' with { type: 'json' };
import { PatrolProvider } from '../provider/index.ts';
import { GuardReplay } from './guard-replay.tsx';
import type { GuardReplayProps } from './guard-replay.types.ts';
import { sampleBackdrop, sampleNow, sampleTrack } from './map-samples.ts';
import { all, scale, watchMaps } from './map-testing.tsx';

watchMaps();
const from = sampleNow - 3 * 3_600_000;

function TestReplay(props: Partial<GuardReplayProps>): ReactElement {
  return (
    <PatrolProvider language="en" messages={en} timeZone="Europe/Zagreb">
      <div style={{ width: '900px', height: '600px' }}>
        <GuardReplay
          backdrop={sampleBackdrop}
          from={from}
          name="Petra Novak"
          positions={sampleTrack()}
          reads={[{ at: from + 25 * 60_000 + 1000, name: 'Gate', position: null }]}
          to={sampleNow}
          {...props}
        />
      </div>
    </PatrolProvider>
  );
}
const ready = (): Promise<void> => vi.waitFor(() => expect(scale()).not.toBe(''), { timeout: 10_000 });
const moment = (): string => document.querySelector('.pk-GuardReplay-moment')?.textContent ?? '';
/* How many pixels of the canvas are painted. */
const painted = (): number => {
  const canvas = document.querySelector<HTMLCanvasElement>('.pk-GuardReplay-drawing');
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) count += 1;
  return count;
};

test('the whole track is shown, with who, when and in which time zone', async () => {
  const screen = await render(<TestReplay />);
  await ready();
  await vi.waitFor(() => expect(painted()).toBeGreaterThan(1000));
  await expect.element(screen.getByText('14/11/2026 18:47 – 14/11/2026 21:47, Europe/Zagreb')).toBeInTheDocument();
  expect(moment()).toBe('14/11/2026 18:47:36');
  await expect.element(screen.getByText(/of 240 positions drawn/)).toBeInTheDocument();
});

test('positions and reads are listed; a press goes to that moment, arrows to the next', async () => {
  const screen = await render(<TestReplay />);
  await ready();
  await screen.getByText('18:50:06 Position').click();
  expect(moment()).toBe('14/11/2026 18:50:06');
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(moment()).toBe('14/11/2026 18:50:36'));
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  const scrub = document.querySelector<HTMLInputElement>('.pk-GuardReplay-scrub');
  scrub?.focus();
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => expect(moment()).toBe('14/11/2026 18:47:36'));
});

test('a gap is said where it ends', async () => {
  const positions = sampleTrack();
  const screen = await render(<TestReplay from={positions[119]?.recordedAt ?? 0} />);
  await ready();
  await expect.element(screen.getByText(/No positions for 30 min/)).toBeInTheDocument();
});

test('it plays at the chosen speed, pauses, and starts again at the end', async () => {
  const frames = new Map<number, FrameRequestCallback>();
  const screen = await render(<TestReplay />);
  await ready();
  await screen.getByRole('button', { name: 'Speed 60×' }).click();
  await screen.getByRole('menuitem', { name: '300×', exact: true }).click();
  let last = 0;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    last += 1;
    frames.set(last, frame);
    return last;
  });
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((handle) => void frames.delete(handle));
  const step = async (time: number, shown: string): Promise<void> => {
    const due = [...frames.values()];
    frames.clear();
    for (const frame of due) frame(time);
    await vi.waitFor(() => expect(moment()).toBe(shown));
  };
  await screen.getByRole('button', { name: 'Play' }).click();
  await step(1000, '14/11/2026 18:47:36');
  await step(1200, '14/11/2026 18:48:36');
  await screen.getByRole('button', { name: 'Pause' }).click();
  await step(9000, '14/11/2026 18:48:36');
  await screen.getByRole('button', { name: 'Play' }).click();
  await step(10_000, '14/11/2026 18:48:36');
  await step(90_000, '14/11/2026 21:47:36');
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Play' }).click();
  await vi.waitFor(() => expect(moment()).toBe('14/11/2026 18:47:36'));
});

test('the saved picture is larger than the map by its band, and is a PNG named after guard and day', async () => {
  const onSavePicture = vi.fn();
  const screen = await render(<TestReplay onSavePicture={onSavePicture} />);
  await ready();
  await screen.getByRole('button', { name: 'Save as picture' }).click();
  await vi.waitFor(() => expect(onSavePicture).toHaveBeenCalledOnce(), { timeout: 20_000 });
  const [picture, fileName] = onSavePicture.mock.lastCall ?? [];
  expect(fileName).toBe('Petra Novak 14-11-2026-18-47.png');
  const { width, height } = await createImageBitmap(picture);
  const map = document.querySelector('.pk-GuardMap-map');
  expect([picture.type, width, height]).toEqual([
    'image/png',
    2 * (map?.clientWidth ?? 0),
    2 * ((map?.clientHeight ?? 0) + 64),
  ]);
});

test('a track of thousands is thinned, and only the rows in sight are made', async () => {
  const screen = await render(<TestReplay positions={sampleTrack(5000)} to={sampleNow + 48 * 3_600_000} />);
  await ready();
  await expect
    .element(screen.getByText(/^\d+ of 5000 positions drawn|^\d+ of 5,000 positions drawn/))
    .toBeInTheDocument();
  expect(all('.pk-GuardMap-row').length).toBeLessThan(40);
});

test('a period without positions says so', async () => {
  const screen = await render(<TestReplay positions={[]} />);
  await expect.element(screen.getByText('No positions in this period')).toBeInTheDocument();
});

test.each(['dark', 'light'])('A1 no violations in the %s theme', async (theme) => {
  document.documentElement.dataset.pkTheme = theme;
  const { container } = await render(<TestReplay />);
  await ready();
  const { violations } = await axe.run(container);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
