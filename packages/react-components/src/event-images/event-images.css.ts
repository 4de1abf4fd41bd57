import '../controls/controls.css.ts';
import '../controls/dialogs.css.ts';
import '../state-view/state-view.css.ts';
import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-EventImages', { height: 'min(600px, calc(100vh - 132px))' });
layered('.pk-EventImages-enlarged', {
  width: 'calc(100vw - 16px)',
  height: 'calc(100vh - 132px)',
  maxHeight: 'none',
});
layered('.pk-EventImages > .pk-Dialog-body', { display: 'flex', padding: 0, overflow: 'hidden' });
layered('.pk-EventImages-content', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
});
layered('.pk-EventImages-frame', {
  position: 'relative',
  display: 'grid',
  flex: '1 0 240px',
  overflow: 'auto',
  background: color['surface-0'],
  outline: 'none',
});
layered('.pk-EventImages-frame:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
layered('.pk-EventImages-image', { display: 'block', margin: 'auto' });
layered('.pk-EventImages-image[data-zoom="fit"]', {
  position: 'absolute',
  inset: 0,
  maxWidth: '100%',
  maxHeight: '100%',
});
layered('.pk-EventImages-image[data-zoom="free"]', { maxWidth: 'none' });
layered('.pk-EventImages-cut', { position: 'sticky', insetInline: 0, bottom: 0, alignSelf: 'end' });
layered('.pk-EventImages-problem', {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: size['space-1'],
  padding: size['space-4'],
  textAlign: 'center',
  color: color['text-2'],
});
layered('.pk-EventImages-problem > p', { margin: 0 });
layered('.pk-EventImages-problemTitle', { fontWeight: size['weight-strong'], color: color['text-1'] });

layered('.pk-EventImages-toolbar', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  padding: '5px 12px',
  borderTop: `1px solid ${color['border-2']}`,
  fontSize: size['text-md'],
});
layered('.pk-EventImages-position', { fontVariantNumeric: size.num, color: color['text-2'] });
layered('.pk-EventImages-space', { flex: 1 });
layered('.pk-EventImages-thumbnails', {
  display: 'flex',
  gap: '6px',
  flex: 'none',
  margin: 0,
  padding: '5px 12px 7px',
  overflowX: 'auto',
  listStyle: 'none',
});
layered('.pk-EventImages-thumbnail', {
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '42px',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-1'],
  background: color['surface-0'],
  color: color['text-3'],
});
layered('.pk-EventImages-thumbnail[aria-current]', { outline: `2px solid ${color.accent}`, outlineOffset: '1px' });
layered('.pk-EventImages-thumbnail:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
layered('.pk-EventImages-thumbnailImage', { width: '100%', height: '100%', objectFit: 'cover' });

layered('.pk-EventImages-facts', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '6px 16px',
  flex: 'none',
  margin: 0,
  padding: '10px 16px 12px',
  borderTop: `1px solid ${color['border-2']}`,
});
layered('.pk-EventImages-fact[data-fact="description"], .pk-EventImages-fact[data-fact="comment"]', {
  gridColumn: '1 / -1',
});
layered('.pk-EventImages-fact > dt', {
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  color: color['text-2'],
});
layered('.pk-EventImages-fact > dd', {
  minHeight: size['lead-lg'],
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontVariantNumeric: size.num,
});
layered('.pk-EventImages-facts', {
  '@media': { '(max-width: 479.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/* There the dialog already has the whole width. */
layered('.pk-EventImages-enlarge', { '@media': { '(max-width: 759.98px)': { display: 'none' } } });
