import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { size } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';

/* Measured by the strip's own box: it is also in narrow section windows and in partners' pages. */
function under(width: string, selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, {
    '@layer': { [layer]: { '@container': { [`pk-AlarmStrip (max-width: ${width})`]: style } } },
  });
}

function between(from: string, to: string, selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, {
    '@layer': {
      [layer]: { '@container': { [`pk-AlarmStrip (min-width: ${from}) and (max-width: ${to})`]: style } },
    },
  });
}

const hidden: GlobalStyleRule = { display: 'none !important' }; // an icon's own style says block
const unseen: GlobalStyleRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
const alarm = '.pk-AlarmStrip-bar[data-alarm]';
const quiet = '.pk-AlarmStrip-bar:not([data-alarm])';
const narrow = '759px';

under('1599px', '.pk-AlarmStrip-key', hidden);
between('760px', '1439px', `${alarm} .pk-AlarmStrip-button:not([data-wide]) > .pk-AlarmStrip-label`, unseen);
under('1199px', '.pk-AlarmStrip-bar, .pk-AlarmStrip-actions', { gap: '10px' });
under('1099px', '.pk-AlarmStrip-date, [data-part="context"].pk-AlarmStrip-part', hidden);
under('1199px', `${alarm} > :is(.pk-AlarmStrip-clock, [data-part="single"])`, hidden);
between('760px', '999px', `${alarm} > [data-link="live"] > .pk-AlarmStrip-text`, unseen); // a full dot says enough
between('760px', '999px', `${alarm} > [data-part="link"]`, { flexShrink: 1, minWidth: '26px' });
between('760px', '999px', `${alarm} > [data-part="count"]`, { gap: '2px' });
between('760px', '999px', `${alarm} > [data-part="who"]`, { minWidth: '80px' });
under('899px', '[data-part="sound"].pk-AlarmStrip-part > .pk-AlarmStrip-text', unseen);

under(
  narrow,
  `.pk-AlarmStrip-seconds, ${quiet} > [data-part="explanation"], ${quiet} > [data-part="none"] > svg`,
  hidden,
);
under(narrow, `${quiet}[data-state="calm"] .pk-AlarmStrip-actions`, hidden);
under(narrow, `${quiet}[data-state="calm"] > .pk-AlarmStrip-clock`, { marginLeft: 'auto' });
under(narrow, `${quiet}:not([data-state="calm"]) > :is([data-part="none"], .pk-AlarmStrip-clock)`, hidden);
under(narrow, `.pk-AlarmStrip-clock::before, ${quiet} > [data-part="link"]::before`, hidden);
under(narrow, `${quiet}:not([data-state="calm"]) > [data-part]`, { flexShrink: 1 });
under(narrow, `${quiet}:is([data-state="muted"], [data-state="blocked"]) > [data-part="link"]`, {
  flexShrink: 1000,
  minWidth: '9px', // the dot stays
});
under(narrow, `${quiet} .pk-AlarmStrip-button > svg`, hidden);

/* The one exception to one height: an open alarm takes four lines and stays at the top. */
under(narrow, alarm, { flexWrap: 'wrap', height: 'auto', gap: '8px', padding: '10px 12px 12px 16px' });
under(narrow, `${alarm} > [data-part="what"]`, { order: 1, flex: '1 0 auto' });
under(narrow, `${alarm} > :is([data-part="count"], [data-part="single"])`, { order: 2, display: 'flex !important' });
under(
  narrow,
  `${alarm} > :is([data-part="drill"], [data-part="who"], [data-part="newest"], [data-part="explanation"])`,
  {
    order: 3,
    flex: '1 0 100%',
    boxSizing: 'border-box',
    whiteSpace: 'normal',
  },
);
under(narrow, `${alarm} > [data-part="drill"]`, { order: 1, flex: 'none' });
under(narrow, `${alarm} > :is([data-part="when"], [data-part="oldest"])`, { order: 4, flex: '1 0 auto' });
under(narrow, `${alarm} > [data-part="link"]`, { order: 5 });
under(narrow, `${alarm} > :is([data-part="silenced"], [data-part="claim"])`, { order: 6, flex: '1 0 100%' });
under(narrow, `${alarm} > .pk-AlarmStrip-actions`, {
  order: 7,
  flex: '1 0 100%',
  gap: '8px',
  marginLeft: 0,
  flexWrap: 'wrap',
});
under(narrow, `${alarm} .pk-AlarmStrip-button`, {
  flex: '1 1 auto',
  height: size['control-touch'],
  padding: '0 8px',
  fontSize: size['text-lg'],
});
under(narrow, `${alarm} .pk-AlarmStrip-button[data-answer="M"] > .pk-AlarmStrip-label`, unseen);
under(narrow, `${alarm} > [data-part]::before`, hidden);
under(narrow, '.pk-AlarmStrip-step', { width: '40px', height: '32px' });
