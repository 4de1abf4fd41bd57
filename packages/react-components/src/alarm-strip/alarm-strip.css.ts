import { type GlobalStyleRule, globalKeyframes, globalStyle } from '@vanilla-extract/css';
import { color, size } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';

function rule(selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layer]: style } });
}

const bar = '.pk-AlarmStrip-bar';
const faint = 'color-mix(in srgb, currentColor 55%, transparent)';

rule('.pk-AlarmStrip', {
  position: 'sticky', // it matters where the page scrolls, which is only where it is narrow
  top: 0,
  zIndex: size['z-strip'],
  containerType: 'inline-size',
  containerName: 'pk-AlarmStrip',
  font: `${size.weight} ${size['text-lg']}/${size['lead-lg']} ${size.font}`,
  fontVariantNumeric: size.num,
});
rule(bar, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  boxSizing: 'border-box',
  height: size.strip,
  padding: '0 14px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${color['border-2']}`,
  background: color['strip-calm-bg'],
  color: color['strip-calm-text'],
  vars: { '--pk-strip-strong': color['strip-calm-text'], '--pk-strip-on-strong': color['strip-calm-bg'] },
});
const grounds = {
  waiting: ['strip-stale-bg', 'strip-stale-text'],
  connecting: ['strip-stale-bg', 'strip-stale-text'],
  muted: ['strip-muted-bg', 'strip-muted-text'],
  exception: ['strip-exception-bg', 'strip-exception-text'],
} as const;
for (const [state, [ground, letters]] of Object.entries(grounds)) {
  rule(`${bar}[data-state="${state}"]`, {
    background: color[ground],
    color: color[letters],
    vars: { '--pk-strip-strong': color[letters], '--pk-strip-on-strong': color[ground], '--cut': color[ground] },
  });
}
const reds = {
  lost: ['strip-lost-bg', 'strip-lost-text'],
  blocked: ['strip-blocked-bg', 'strip-blocked-text'],
  panic: ['strip-alarm-bg', 'strip-alarm-text'],
} as const;
for (const [state, [ground, letters]] of Object.entries(reds)) {
  rule(`${bar}[data-state="${state}"]`, {
    background: color[ground],
    color: color[letters],
    vars: { '--pk-strip-strong': '#fff', '--pk-strip-on-strong': '#8a0f18', '--cut': color[ground] },
  });
}
rule(`${bar}[data-state="lost"]`, {
  backgroundImage: `repeating-linear-gradient(135deg, ${color.hatch} 0 6px, #0000 6px 14px)`,
});
globalKeyframes('pk-AlarmStrip-pulse', { '50%': { opacity: 0.25 } });
rule(`${bar}:is([data-state="panic"], [data-state="exception"])::before`, {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: '4px',
  background: color['strip-exception-edge'],
});
rule(`${bar}[data-state="panic"]::before`, {
  background: color['strip-alarm-edge'],
  animation: `pk-AlarmStrip-pulse ${size.pulse} ease-in-out ${size['pulse-count']}`,
});

rule('.pk-AlarmStrip-part', { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, flex: '0 1 auto' });
rule(
  '.pk-AlarmStrip-part[data-divided]::before, .pk-AlarmStrip-actions + [data-part]::before, .pk-AlarmStrip-clock::before',
  {
    content: '""',
    flex: 'none',
    width: '1px',
    height: '20px',
    marginRight: '6px',
    background: 'currentColor',
    opacity: 0.22,
  },
);
rule('.pk-AlarmStrip-text', { overflow: 'hidden', textOverflow: 'ellipsis' });
rule(
  ':is([data-part="what"], [data-part="when"], [data-part="count"], [data-part="single"], [data-part="link"]).pk-AlarmStrip-part',
  {
    flexShrink: 0,
  },
);
rule('[data-part="what"] > .pk-AlarmStrip-text', { fontSize: size['text-xl'], fontWeight: size['weight-strong'] });
rule('[data-part="who"] > .pk-AlarmStrip-text', { fontSize: size['text-xl'], fontWeight: size['weight-medium'] });
rule('[data-part="who"].pk-AlarmStrip-part', { minWidth: '120px' });
rule('[data-part="head"].pk-AlarmStrip-part', { fontWeight: size['weight-strong'], flexShrink: 0 });
rule('[data-part="link"] > .pk-AlarmStrip-text', { fontWeight: size['weight-medium'] });
rule('[data-part="silenced"].pk-AlarmStrip-part', { flexShrink: 2, minWidth: '24px' });
rule('[data-part="context"].pk-AlarmStrip-part', { color: color['text-2'], flexShrink: 2 });
rule('[data-part="explanation"].pk-AlarmStrip-part', { flexShrink: 3 });
rule('[data-part="drill"].pk-AlarmStrip-part', {
  padding: '0 6px',
  border: `1px dashed ${faint}`,
  borderRadius: size['radius-1'],
  flexShrink: 0,
});

rule('.pk-AlarmStrip-dot', {
  flex: 'none',
  width: '9px',
  height: '9px',
  boxSizing: 'border-box',
  borderRadius: '50%',
  background: 'currentColor',
});
rule('[data-state="calm"] .pk-AlarmStrip-dot', { background: color['strip-calm-dot'] });
rule(':is([data-link="waiting"], [data-link="connecting"], [data-link="lost"]) > .pk-AlarmStrip-dot', {
  width: '12px',
  height: '12px',
  background: 'none',
  border: '2.5px solid currentColor',
});
rule('[data-link="lost"] > .pk-AlarmStrip-dot', { borderStyle: 'dashed' });
rule(':is([data-state="waiting"], [data-state="connecting"]) .pk-AlarmStrip-dot', {
  borderColor: color['strip-stale-dot'],
});
rule('[data-state="lost"] .pk-AlarmStrip-dot', { borderColor: color['strip-lost-dot'] });

rule('.pk-AlarmStrip-actions', {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '14px',
  marginLeft: 'auto',
});
rule('.pk-AlarmStrip-button, .pk-AlarmStrip-step', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  fontFamily: 'inherit',
  borderRadius: size['radius-2'],
});
rule('.pk-AlarmStrip-button', {
  gap: '7px',
  minWidth: '28px',
  height: '28px',
  padding: '0 11px',
  border: `1px solid ${faint}`,
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
  fontWeight: size['weight-medium'],
  whiteSpace: 'nowrap',
});
rule('.pk-AlarmStrip-button[data-primary]', {
  background: 'var(--pk-strip-strong)',
  color: 'var(--pk-strip-on-strong)',
  borderColor: 'transparent',
  fontWeight: size['weight-strong'],
});
rule('[data-state="calm"] .pk-AlarmStrip-button', { borderColor: color['border-3'], color: color['text-2'] });
rule('.pk-AlarmStrip-button:hover:not([data-primary]), .pk-AlarmStrip-step:hover', {
  background: 'color-mix(in srgb, currentColor 12%, transparent)',
});
rule('.pk-AlarmStrip-key', {
  padding: '1px 5px',
  border: `1px solid ${faint}`,
  borderRadius: size['radius-1'],
  font: `500 11px/14px ${size.font}`,
});
rule('.pk-AlarmStrip-step', { width: '24px', height: '24px', padding: 0, border: 0 });
/* The ring of a strip is the colour of its letters: the accent of the theme cannot be told from some grounds. */
rule('.pk-AlarmStrip-button:focus-visible, .pk-AlarmStrip-step:focus-visible', {
  outline: '2px solid var(--pk-strip-strong)',
  outlineOffset: '2px',
});
rule('[data-state="calm"] .pk-AlarmStrip-button:focus-visible', { outlineColor: color.focus });

rule('.pk-AlarmStrip-clock', {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  fontWeight: size['weight-medium'],
});
rule('.pk-AlarmStrip-clock::before', { marginRight: '14px' });
rule('.pk-AlarmStrip-date', { whiteSpace: 'pre' });
rule('.pk-AlarmStrip-hidden', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
