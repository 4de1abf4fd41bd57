import { color, eventTypeStem, size } from '@patrolkit/react-components/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

/* Type of 19 to 34 px (look.md); below this width nobody looks at it from across a room. */
const narrow = 'screen and (max-width: 999px)';

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(420px, 35%)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: 1,
  minWidth: 0,
  minHeight: 0,
  background: color['border-2'],
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(260px, 1fr) minmax(0, 1fr)' },
  },
});

export const bar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: '2px 24px',
  minHeight: 54,
  padding: '4px 12px 4px 24px',
  background: color['surface-2'],
  fontSize: 22,
  lineHeight: '28px',
  selectors: {
    '&:is([data-link="waiting"], [data-link="connecting"])': {
      background: color['strip-stale-bg'],
      color: color['strip-stale-text'],
    },
    '&[data-link="lost"]': {
      background: color['strip-lost-bg'],
      backgroundImage: `repeating-linear-gradient(135deg, ${color.hatch} 0 6px, #0000 6px 14px)`,
      color: color['strip-lost-text'],
    },
  },
  '@media': { [narrow]: { flexWrap: 'wrap', gap: '2px 12px', padding: '4px 12px', fontSize: 19 } },
});
/* What is too long for one line takes two: how old a picture is must not end in an ellipsis. */
export const state = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 28px',
  minWidth: 0,
  '@media': { [narrow]: { flex: '1 0 100%' } },
});
globalStyle(`${state} svg`, { width: 22, height: 22 });
export const part = style({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
globalStyle(`${bar}[data-link="live"] ${part}:first-child > svg`, { color: color['strip-calm-dot'] });
export const clock = style({
  fontSize: size['text-4xl'],
  lineHeight: size['lead-4xl'],
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { flex: 1, fontSize: size['text-3xl'], lineHeight: size['lead-3xl'] } },
});
export const date = style({
  marginRight: 14,
  fontSize: 22,
  fontWeight: 500,
  '@media': { [narrow]: { marginRight: 4, fontSize: 19 } },
});
export const buttons = style({ display: 'flex', gap: 4 });
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: size['radius-2'],
  background: 'none',
  color: 'inherit',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: -2 },
  },
});

export const map = style({ position: 'relative', minWidth: 0, minHeight: 0, background: color['surface-1'] });
export const fill = style({ height: '100%' });

/* A row that has no room wraps into a column of its own, which is not seen: no row is cut in two. */
export const list = style({
  display: 'flex',
  flexFlow: 'column wrap',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: color['surface-1'],
});
export const head = style({
  flex: 'none',
  width: '100%',
  padding: '12px 24px 8px',
  background: color['surface-2'],
  color: color['text-2'],
  fontSize: 19,
  lineHeight: '26px',
  fontWeight: 500,
});
const tone = { bar: createVar(), tint: createVar(), letters: createVar(), icon: createVar() };
export const row = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '8px 74px 30px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  width: '100%',
  minHeight: 76,
  paddingRight: 20,
  borderBottom: `1px solid ${color['border-1']}`,
  background: tone.tint,
  fontSize: 22,
  lineHeight: '28px',
  selectors: {
    '&::before': { content: '""', alignSelf: 'stretch', background: tone.bar },
    ...Object.fromEntries(
      Object.entries(eventTypeStem).map(([type, stem]) => [
        `&[data-event-type="${type}"]`,
        {
          vars: {
            [tone.bar]: color[`ev-${stem}-bar`],
            [tone.tint]: color[`ev-${stem}-tint`],
            [tone.letters]: color[`ev-${stem}-text`],
            [tone.icon]: color[`ev-${stem}-icon`],
            '--cut': color[`ev-${stem}-tint`],
          },
        },
      ]),
    ),
    /* Only an open panic is filled red: a confirmed alarm has no tint, and its bar is an outline. */
    '&[data-state="processed"]': { vars: { [tone.tint]: color['row-processed'], '--cut': color['row-processed'] } },
    '&[data-state="processed"]::before': { background: 'none', boxShadow: `inset 0 0 0 1px ${tone.bar}` },
    '&[data-event-type="GuardPanic"][data-state="processed"]': {
      vars: {
        [tone.bar]: color['ev-guard-panic-bar-processed'],
        [tone.letters]: color['ev-guard-panic-text-processed'],
        [tone.icon]: color['ev-guard-panic-icon-processed'],
      },
    },
    '&[data-event-type="GuardPanic"][data-state="open"]': { color: color['ev-guard-panic-row-text'], fontWeight: 500 },
  },
  '@media': { [narrow]: { gap: 10, fontSize: 19, lineHeight: '24px', minHeight: 64 } },
});
export const time = style({});
export const sign = style({ color: tone.icon });
export const words = style({ display: 'grid', minWidth: 0, fontStretch: size['stretch-grid'] });
export const line = style({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0, whiteSpace: 'nowrap' });
export const what = style({
  flex: 'none',
  color: tone.letters,
  fontWeight: 600,
  selectors: { [`${row}[data-state="processed"] &`]: { fontWeight: 400 } },
});
export const drill = style({ padding: '0 6px', border: '1px dashed', borderRadius: size['radius-1'], fontSize: 19 });
export const who = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const detail = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color['text-2'],
  fontSize: 19,
  lineHeight: '25px',
  selectors: { [`${row}[data-event-type="GuardPanic"][data-state="open"] &`]: { color: 'inherit' } },
});
