import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { manyGuards, sampleCenter } from './map-samples.ts';
import {
  all,
  center,
  event,
  fix,
  guardIds,
  marks,
  pixel,
  place,
  ready,
  scene,
  TestMap,
  watchMaps,
} from './map-testing.tsx';

watchMaps();
const rows = (): string[] => all('.pk-GuardMap-rowName').map((name) => name.textContent ?? '');
const open = async (screen: Awaited<ReturnType<typeof render>>): Promise<void> => {
  await ready();
  await screen.getByRole('button', { name: /^Open the list/ }).click();
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
};
const four = [fix(1, 'Ana'), fix(2, 'Ivan', 0.05), fix(3, 'Đurđa', 0.1), fix(4, 'Luka', 0.15)];

describe('the list beside the map', () => {
  test('A7 every marker is in it, alarms first, with its state, age and doubts in words', async () => {
    const now = 1_000_000;
    const screen = await render(
      <TestMap
        alarms={[{ ...event, guardId: 3 }]}
        locations={[{ ...place(1, 'Savica'), address: 'Savica 2', riskId: 4 }]}
        notConnectedGuardIds={new Set([2])}
        positions={four.map((known) => ({ ...known, recordedAt: now - 200_000, accuracyMeters: 80, battery: 12 }))}
        risks={[{ riskId: 4, name: 'Fuel', level: 4, description: null, version: 1 }]}
      />,
    );
    await open(screen);
    expect(rows()).toEqual(['Đurđa', 'Ana', 'Ivan', 'Luka', 'Location Savica']);
    const facts = all('.pk-GuardMap-rowFacts').map((line) => line.textContent);
    expect(facts[0]).toBe('open panic · 3 min ago · ± 80 m · battery 12 %');
    expect(facts[2]).toBe('not connected · 3 min ago · ± 80 m · battery 12 %');
    expect(facts[4]).toBe('Savica 2 · risk 4 of 5');
  });

  test('A7 a press on a row does what a press on its marker does', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const onRespond = vi.fn();
    const screen = await render(<TestMap defaultListOpen onRespond={onRespond} positions={four} />);
    await ready();
    await screen.getByRole('button', { name: /^Ana/ }).click();
    expect(write).toHaveBeenCalledOnce();
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ position: center, guardId: 1 });
  });

  test('where a guard has been is one press away when the host can show it, and no button is there when it cannot', async () => {
    const onShowTrack = vi.fn();
    const screen = await render(
      <TestMap locations={[place(1, 'Savica')]} onShowTrack={onShowTrack} positions={four} />,
    );
    await open(screen);
    await screen.getByRole('button', { name: 'Show where Luka has been' }).click();
    expect(onShowTrack).toHaveBeenCalledExactlyOnceWith(4);
    expect(all('[aria-label^="Show where Savica"]')).toEqual([]);
    await screen.rerender(<TestMap positions={four} />);
    await vi.waitFor(() => expect(all('[aria-label^="Show where"]')).toEqual([]));
  });

  test('locate shows the marker, follow goes along with it, pointing marks it on the map', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    const screen = await render(<TestMap defaultListOpen positions={[...four, fix(9, 'Zoran', 5)]} />);
    await ready();
    expect(guardIds()).not.toContain(9);
    await screen.getByRole('button', { name: 'Show Zoran on the map' }).click();
    await vi.waitFor(() => expect(guardIds()).toContain(9));
    await vi.waitFor(() => expect(marks('guard').find(({ isChosen }) => isChosen)?.guard.fix.guardId).toBe(9));
    await screen.getByRole('button', { name: 'Follow Luka' }).click();
    await expect.element(screen.getByRole('button', { name: 'Follow Luka' })).toHaveAttribute('aria-pressed', 'true');
    await vi.waitFor(() => expect(pixel(marks('guard').find(({ guard }) => guard.fix.guardId === 4))[0]).toBe(306));
    await screen.getByRole('button', { name: 'Follow Luka' }).click();
    expect(all('.pk-GuardMap-chip')).toEqual([]);
  });

  test('opened by hand the search has the focus; Escape closes it and gives the focus back', async () => {
    const onListOpenChange = vi.fn();
    const screen = await render(<TestMap onListOpenChange={onListOpenChange} positions={four} />);
    await open(screen);
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Open the list: 4 markers' })).toHaveFocus();
    expect(onListOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  test('a search finds without accents and with a slip, and says how many', async () => {
    const screen = await render(<TestMap defaultListOpen locations={[place(1, 'Savica')]} positions={four} />);
    await ready();
    await screen.getByRole('searchbox').fill('durda');
    await vi.waitFor(() => expect(rows()).toEqual(['Đurđa']));
    await expect.element(screen.getByText('1 found')).toBeInTheDocument();
    await screen.getByRole('searchbox').fill('savcia');
    await vi.waitFor(() => expect(rows()).toEqual(['Location Savica']));
    await screen.getByRole('searchbox').fill('xyz');
    await expect.element(screen.getByText('No guard or place matches ‘xyz’.')).toBeInTheDocument();
  });

  test('one tab stop: up and down walk over the rows, right and left over what a row offers', async () => {
    const screen = await render(<TestMap defaultListOpen positions={four} />);
    await ready();
    await screen.getByRole('searchbox').click();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: /^Ana/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(screen.getByRole('button', { name: /^Ivan/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('button', { name: 'Show Ivan on the map' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{End}');
    await expect.element(screen.getByRole('button', { name: /^Luka/ })).toHaveFocus();
  });

  test('thousands of rows: only those in sight are made, and the end is one key away', async () => {
    const screen = await render(<TestMap defaultCenter={sampleCenter} defaultListOpen positions={manyGuards(5000)} />);
    await ready();
    expect(rows().length).toBeLessThan(40);
    all('.pk-GuardMap-rowMain')[0]?.focus();
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('5000'));
    expect(rows().length).toBeLessThan(40);
    expect(screen.container.querySelector('li')?.getAttribute('aria-setsize')).toBe('5000');
  });

  test('news keep the row with the focus, and its place in the list', async () => {
    const view = (east: number): ReactElement => (
      <TestMap defaultListOpen positions={four.map((known) => fix(known.guardId, known.name, east, 1000 + east))} />
    );
    const screen = await render(view(1));
    await ready();
    all('.pk-GuardMap-rowMain')[1]?.focus();
    const focused = document.activeElement;
    await screen.rerender(view(2));
    expect(document.activeElement).toBe(focused);
    expect(focused?.textContent).toContain('Đurđa');
  });

  test('A8 at 320 px nothing is lost: list, layers and controls are there', async () => {
    const screen = await render(<TestMap onHide={() => {}} positions={four} />);
    const box = document.querySelector<HTMLElement>('.pk-GuardMap')?.parentElement;
    if (box) box.style.width = '320px';
    await open(screen);
    const list = document.querySelector('.pk-GuardMap-list')?.getBoundingClientRect();
    expect(list?.width).toBe(320);
    expect(rows()).toHaveLength(4);
    await screen.getByRole('button', { name: 'Close the list' }).click();
    const map = document.querySelector('.pk-GuardMap')?.getBoundingClientRect();
    for (const button of all('.pk-GuardMap button')) {
      const { left, right } = button.getBoundingClientRect();
      expect(left >= (map?.left ?? 0) && right <= (map?.right ?? 0)).toBe(true);
    }
    expect(scene().view.width).toBe(288);
  });
});
