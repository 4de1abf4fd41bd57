import { type EventType, eventTypes } from '@patrolkit/sdk/model';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventTypeStem } from '../theme/event-type-stem.ts';
import { dark, light } from '../theme/index.ts';
import { sampleAlarm, sampleEvent, sampleOfEachType } from './event-samples.ts';
import { cell, Framed, failOnConsoleErrors, find, renderGrid, violations } from './grid-testing.tsx';

failOnConsoleErrors();

const themes = { dark, light } as const;

function toRgb(hex: string): string {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return `rgb(${part(1)}, ${part(3)}, ${part(5)})`;
}

/** Hue in degrees and colourfulness from 0 to 1 of a computed colour. */
function hueOf(rgb: string): { hue: number; chroma: number } {
  const [r = 0, g = 0, b = 0] = (rgb.match(/\d+/g) ?? []).map(Number);
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = max - min || 1;
  const sixth = max === r ? ((g - b) / span + 6) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: sixth * 60, chroma: (max - min) / 255 };
}

/* The rows of the product description and the hue that each names; grey has no hue. */
const described: [string, EventType, [number, number] | 'grey'][] = [
  ['S3.72 unknown is yellow', 'Unknown', [35, 60]],
  ['S3.73 tag read is green', 'TagRead', [130, 160]],
  ['S3.74 exception is light red', 'Exception', [350, 375]],
  ['S3.75 unknown tag is light grey', 'UnknownTag', 'grey'],
  ['S3.76 unknown location is dark grey', 'UnknownLocation', 'grey'],
  ['S3.77 guard panic is red', 'GuardPanic', [350, 375]],
  ['S3.78 guard message is lime', 'GuardMessage', [60, 85]],
];

describe.each(['dark', 'light'] as const)('tones in the %s theme', (theme) => {
  test.each(described)('%s', async (_title, type, hue) => {
    await renderGrid([sampleEvent(1, type)], { theme });
    const row = find('[data-key="1"]');
    const bar = getComputedStyle(row, '::before').backgroundColor;
    const tint = getComputedStyle(row).backgroundColor;
    if (hue === 'grey') {
      expect(hueOf(bar).chroma).toBeLessThan(0.12);
      expect(hueOf(tint).chroma).toBeLessThan(0.06);
      return;
    }
    for (const shown of [bar, tint]) {
      /* Red lies on both sides of 0 degrees. */
      const angle = hueOf(shown).hue < 180 && hue[1] > 360 ? hueOf(shown).hue + 360 : hueOf(shown).hue;
      expect(angle, shown).toBeGreaterThan(hue[0]);
      expect(angle, shown).toBeLessThan(hue[1]);
    }
    /* The bar carries the colour; an open panic is filled with it, and its bar is the lighter edge. */
    expect(hueOf(type === 'GuardPanic' ? tint : bar).chroma).toBeGreaterThan(0.3);
  });

  test('each of the 14 types wears its own tokens: ground, bar, label and icon', async () => {
    await renderGrid(sampleOfEachType(), { theme });
    const tokens: Readonly<Record<string, string>> = themes[theme];
    for (const [at, type] of eventTypes.entries()) {
      const key = 48_300 - at;
      const row = find(`[data-key="${key}"]`);
      const stem = eventTypeStem[type];
      const expected = (part: string): string => toRgb(tokens[`ev-${stem}-${part}`] ?? '');
      expect(getComputedStyle(row).backgroundColor, type).toBe(expected('tint'));
      expect(getComputedStyle(row, '::before').backgroundColor, type).toBe(expected('bar'));
      expect(getComputedStyle(find(`[data-key="${key}"] .pk-EventGrid-label`)).color, type).toBe(expected('text'));
      expect(getComputedStyle(find(`[data-key="${key}"] .pk-EventGrid-type`)).color, type).toBe(expected('icon'));
      expect(find(`[data-key="${key}"] .pk-EventGrid-type svg`).dataset.icon, type).toBe(`ev-${stem}`);
    }
  });

  test.each([
    ['S3.79 a processed panic', 'GuardPanic'],
    ['S3.80 a processed exception', 'Exception'],
  ] as const)('%s looks different and says who confirmed', async (_title, type) => {
    const processed = sampleEvent(2, type, { confirmedAt: 1, confirmedBy: 'Ana Kovač' });
    await renderGrid([processed, sampleEvent(1, type)], { theme });
    const style = (key: number): CSSStyleDeclaration => getComputedStyle(find(`[data-key="${key}"]`));
    expect(style(2).backgroundColor).toBe(toRgb(themes[theme]['row-processed']));
    expect(style(2).backgroundColor).not.toBe(style(1).backgroundColor);
    expect(getComputedStyle(find('[data-key="2"]'), '::before').boxShadow).toContain('inset');
    expect(getComputedStyle(find('[data-key="2"] .pk-EventGrid-label')).fontWeight).toBe('400');
    expect(getComputedStyle(find('[data-key="1"] .pk-EventGrid-label')).fontWeight).toBe('500');
    expect(cell(2, 'description').textContent).toContain('Confirmed: Ana Kovač');
    expect(cell(1, 'description').textContent).not.toContain('Confirmed');
    expect(find('[data-key="2"]').dataset.state).toBe('processed');
    expect(find('[data-key="1"]').dataset.state).toBe('open');
  });

  test('a selected row has the selected ground and keeps its bar; an open panic its own', async () => {
    await renderGrid([sampleEvent(2, 'GuardPanic'), sampleEvent(1, 'TagRead')], {
      theme,
      defaultSelectedKeys: new Set([1, 2]),
    });
    const tokens = themes[theme];
    expect(getComputedStyle(find('[data-key="1"]')).backgroundColor).toBe(toRgb(tokens['row-selected']));
    expect(getComputedStyle(find('[data-key="1"]'), '::before').backgroundColor).toBe(toRgb(tokens['ev-tag-read-bar']));
    expect(getComputedStyle(find('[data-key="2"]')).backgroundColor).toBe(
      toRgb(tokens['ev-guard-panic-tint-selected']),
    );
  });

  test.each([1200, 790, 390])('axe finds nothing at %i px', async (width) => {
    const { rerender } = await renderGrid(sampleAlarm(), {
      theme,
      width,
      defaultSelectedKeys: new Set([48_269, 48_274]),
      onLocate: () => {},
      onOpenComments: () => {},
      onViewImage: () => {},
      onSearch: () => {},
    });
    expect(await violations()).toEqual([]);
    await rerender(<Framed events={[]} status="loading" theme={theme} width={width} />);
    expect(await violations()).toEqual([]);
    await rerender(<Framed emptyText="KBC Sjever" events={[]} status="ready" theme={theme} width={width} />);
    expect(await violations()).toEqual([]);
    await rerender(
      <Framed events={sampleAlarm()} onRetry={() => {}} staleSeconds={19} status="error" theme={theme} width={width} />,
    );
    expect(await violations()).toEqual([]);
  });
});

test.each(['dark', 'light'] as const)('axe finds nothing in the menu and in the form, %s', async (theme) => {
  const onEdit = () => Promise.resolve();
  await renderGrid(sampleAlarm(), { theme, onEdit, onDelete: onEdit, defaultActiveKey: 48_274 });
  await page.getByRole('button', { name: 'More about event 48273' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect((await axe.run(find('.pk-Overlay'))).violations.map((rule) => rule.id)).toEqual([]);
});

test('axe finds nothing in the question', async () => {
  await renderGrid(sampleAlarm(), { onConfirm: () => {} });
  find('[role="columnheader"] input').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  const result = await axe.run(find('.pk-Overlay'));
  expect(result.violations.map((rule) => rule.id)).toEqual([]);
});

test('a narrow row keeps all its cells, none of them clipped by the panel', async () => {
  await renderGrid(sampleAlarm(), { width: 320, onLocate: () => {} });
  const row = find('[data-key="48274"]').getBoundingClientRect();
  for (const column of ['select', 'time', 'source', 'description', 'actions']) {
    const box = cell(48_274, column).getBoundingClientRect();
    expect(box.width, column).toBeGreaterThan(20);
    expect(box.right, column).toBeLessThanOrEqual(row.right + 0.5);
    expect(box.bottom, column).toBeLessThanOrEqual(row.bottom + 0.5);
  }
  expect(find('[data-key="48274"] .pk-EventGrid-clock').textContent).toBe('21:47');
  expect(find('[data-key="48274"] .pk-EventGrid-time').textContent).toBe('14/11/2026 21:47');
  expect(document.querySelectorAll('[role="columnheader"]')).toHaveLength(8);
});

test('the tooltip of a row’s button is its name, and a text has one while it is clipped', async () => {
  const long = 'Skladište Jankomir, ulaz B, '.repeat(20).trim();
  const event = sampleEvent(7, 'TagRead', { description: long });
  const { rerender } = await renderGrid([event]);
  const words = (): HTMLElement => find('[data-key="7"] .pk-EventGrid-text');
  await userEvent.hover(words());
  expect(words().title).toBe(long);
  await rerender(<Framed events={[{ ...event, description: 'Ulaz B', version: 2 }]} status="ready" />);
  await userEvent.hover(cell(7, 'id'));
  await userEvent.hover(words());
  expect(words().title).toBe('');
  await userEvent.hover(find('[data-key="7"] [data-action="more"]'));
  expect(find('[data-key="7"] [data-action="more"]').title).toBe('More about event 7');
});
