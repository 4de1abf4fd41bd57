import '../controls/controls.css.ts';
import { layered, layeredBelow } from '../controls/layered.ts';
import { base } from '../theme/base.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-GridPanel', {
  containerType: 'inline-size',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  overflow: 'hidden',
  background: color['surface-1'],
  color: color['text-1'],
  fontFamily: size.font,
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
  fontWeight: size.weight,
  fontVariantNumeric: size.num,
  outline: 'none',
});
layered('.pk-GridPanel-toolbar', {
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  minHeight: size.toolbar,
  padding: '5px 8px 5px 12px',
  borderBottom: `1px solid ${color['border-1']}`,
  whiteSpace: 'nowrap',
});
layered('.pk-GridPanel-title', {
  margin: 0,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
  fontWeight: size['weight-strong'],
});
layered('.pk-GridPanel-count', { marginLeft: '4px', color: color['text-3'] });
/* Its place is kept free for it, so the toolbar never changes: it comes while somebody is about to click a row. */
layered('.pk-GridPanel-waitingPlace', {
  display: 'flex',
  justifyContent: 'flex-end',
  flex: '1 1 64px',
  minWidth: '64px',
  minHeight: size.control,
});
layered('.pk-GridPanel-waiting', {
  justifyContent: 'flex-start',
  minWidth: 0,
  padding: '0 6px',
  overflow: 'hidden',
  borderColor: color.accent,
  color: color.accent,
  background: color['accent-tint'],
});
layered('.pk-GridPanel-waitingText', { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
layered('.pk-GridPanel-waiting[data-alarm]', { borderColor: color.danger, color: color.danger, background: 'none' });

layered('.pk-GridPanel-filter[data-active]', { color: color.accent });
layered('.pk-GridPanel-filter[data-active] .pk-IconButton, .pk-GridPanel-toolbar [aria-pressed="true"]', {
  color: color.accent,
  background: color['accent-tint'],
});
/* In a narrow panel the words step aside; the icons keep their names. */
layeredBelow(base['bp-sm'], '.pk-GridPanel-words', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
layeredBelow(base['bp-sm'], '.pk-GridPanel-toolbar', { gap: '2px', paddingRight: '4px' });
layeredBelow(base['bp-sm'], '.pk-GridPanel-toolbar .pk-Button', { minWidth: size.control, padding: '0 6px' });

/* Beside a pager there is no room to keep free: the button takes what is left. */
layered('.pk-GridPanel-toolbar[data-pager] .pk-GridPanel-waitingPlace', { flex: '1 1 0', minWidth: 0 });

layered('.pk-GridFilter', {
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 1fr))',
  gap: `${size['space-1']} ${size['space-2']}`,
  flex: 'none',
  padding: '6px 12px 8px',
  borderBottom: `1px solid ${color['border-1']}`,
  background: color['surface-2'],
});
layered('.pk-GridFilter-quick', { gridColumn: 'span 2' });
layeredBelow('320px', '.pk-GridFilter-quick', { gridColumn: 'auto' });
layered('.pk-GridFilter-foot', {
  gridColumn: '-2 / -1',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: size['space-2'],
  whiteSpace: 'nowrap',
});
layered('.pk-GridFilter-count', { alignSelf: 'end', padding: '5px 0', color: color['text-2'] });

layered('.pk-Columns', {
  display: 'grid',
  gap: size['space-3'],
  padding: size['space-3'],
  fontFamily: size.font,
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
  color: color['text-1'],
  outline: 'none',
});
layered('.pk-Columns-list', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
layered('.pk-Columns-line', {
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) repeat(4, auto)',
  alignItems: 'center',
});
