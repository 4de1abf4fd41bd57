import axe from 'axe-core';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import en from '../messages/en.json' with { type: 'json' };
import { PatrolProvider } from '../provider/index.ts';
import { color } from '../theme/contract.css.ts';
import { LocationPicker } from './location-picker.tsx';
import type { LocationPickerProps } from './location-picker.types.ts';
import { all, pressAt, scale, stage, watchMaps } from './map-testing.tsx';

watchMaps();
const zagreb = { latitude: 45.8054, longitude: 15.9942 };
/* At zoom 14 one degree of longitude takes this many pixels. */
const degree = (256 * 2 ** 14) / 360;

function TestPicker(props: Partial<LocationPickerProps>): ReactElement {
  return (
    <PatrolProvider language="en" messages={en} timeZone="UTC">
      <div style={{ width: '320px', background: color['surface-1'] }}>
        <LocationPicker onApply={() => {}} value={zagreb} {...props} />
      </div>
    </PatrolProvider>
  );
}
const field = (): string => document.querySelector<HTMLInputElement>('.pk-LocationPicker-foot input')?.value ?? '';
const ready = (): Promise<void> => vi.waitFor(() => expect(scale()).not.toBe(''), { timeout: 10_000 });

test('S2.61 S9.27 opens at zoom 14, at its value', async () => {
  await render(<TestPicker />);
  await ready();
  expect(field()).toBe('45.80540, 15.99420');
  /* The scale is of 500 m, as at zoom 14 in Zagreb 6.66 m are a pixel. */
  expect(scale()).toBe('500 m');
  expect(document.querySelector<HTMLElement>('.pk-GuardMap-scale')?.style.width).toBe('75px');
});

test('S2.98 a pick holds only with Apply', async () => {
  const onApply = vi.fn();
  const screen = await render(<TestPicker onApply={onApply} />);
  await ready();
  const { width, height } = stage().getBoundingClientRect();
  pressAt([width / 2 + 50, height / 2]);
  await vi.waitFor(() => expect(Number(field().split(', ')[1])).toBeCloseTo(15.9942 + 50 / degree, 4));
  expect(onApply).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Apply' }).click();
  expect(onApply).toHaveBeenCalledOnce();
  expect(onApply.mock.lastCall?.[0].longitude).toBeCloseTo(15.9942 + 50 / degree, 4);
  await expect.element(screen.getByText(/^Location set to 45\.805/)).toBeInTheDocument();
});

test('arrow keys move the place under the cross', async () => {
  await render(<TestPicker />);
  await ready();
  stage().focus();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(Number(field().split(', ')[1])).toBeCloseTo(15.9942 + 10 / degree, 4));
  await userEvent.keyboard('{ArrowUp}');
  await vi.waitFor(() => expect(Number(field().split(', ')[0])).toBeGreaterThan(45.806));
});

test('coordinates can be written; what is none is said and cannot be applied', async () => {
  const onApply = vi.fn();
  const screen = await render(<TestPicker onApply={onApply} />);
  await ready();
  const box = screen.getByRole('textbox', { name: 'Coordinates' });
  await box.fill('43.5081 16.4402');
  await userEvent.keyboard('{Enter}');
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ latitude: 43.5081, longitude: 16.4402 });
  await box.fill('Split');
  await expect.element(screen.getByText('Write the place as 45.8054, 15.9942.')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(onApply).toHaveBeenCalledOnce();
});

test('a known place is chosen by its name', async () => {
  const onApply = vi.fn();
  const places = [
    { id: 'a', name: 'Žitnjak', position: { latitude: 45.79, longitude: 16.05 } },
    { id: 'b', name: 'Savica', detail: 'recent', position: { latitude: 45.8, longitude: 16 } },
  ];
  const screen = await render(<TestPicker onApply={onApply} places={places} />);
  await ready();
  await screen.getByRole('combobox', { name: 'Known places' }).fill('zit');
  await screen.getByRole('option', { name: 'Žitnjak' }).click();
  await vi.waitFor(() => expect(field()).toBe('45.79000, 16.05000'));
  await screen.getByRole('button', { name: 'Apply' }).click();
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ latitude: 45.79, longitude: 16.05 });
});

test('without a value nothing can be applied until something is picked; 0,0 and 0.01,0.01 are none', async () => {
  const screen = await render(<TestPicker value={null} />);
  await ready();
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await screen.rerender(<TestPicker value={{ latitude: 0.01, longitude: 0.01 }} />);
  expect(field()).toBe('');
  pressAt([100, 50]);
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
});

test('another value from outside takes the map along', async () => {
  const screen = await render(<TestPicker />);
  await ready();
  await screen.rerender(<TestPicker value={{ latitude: 43.5081, longitude: 16.4402 }} />);
  await vi.waitFor(() => expect(field()).toBe('43.50810, 16.44020'));
});

test.each(['dark', 'light'])('A1 no violations in the %s theme', async (theme) => {
  document.documentElement.dataset.pkTheme = theme;
  const places = [{ id: 'b', name: 'Savica', position: { latitude: 45.8, longitude: 16 } }];
  const { container } = await render(<TestPicker places={places} />);
  await ready();
  expect(all('.pk-LocationPicker-cross')).toHaveLength(1);
  const { violations } = await axe.run(container);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
