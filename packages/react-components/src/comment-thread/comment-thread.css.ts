import '../controls/controls.css.ts';
import '../controls/dialogs.css.ts';
import '../controls/fields.css.ts';
import '../state-view/state-view.css.ts';
import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-CommentThread', { height: 'min(600px, calc(100vh - 132px))' });
layered('.pk-CommentThread > .pk-Dialog-body', {
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  overflow: 'hidden',
});
layered('.pk-CommentThread-frame', { position: 'relative', display: 'flex', flex: 1, minHeight: '120px' });
layered('.pk-CommentThread-list', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  overflowAnchor: 'none',
  outline: 'none',
});
layered('.pk-CommentThread-list:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
layered('.pk-CommentThread-items', { margin: 0, padding: 0, listStyle: 'none' });
layered('.pk-CommentThread-waiting', {
  position: 'absolute',
  left: '50%',
  bottom: size['space-2'],
  transform: 'translateX(-50%)',
  borderColor: color.accent,
  color: color.accent,
  background: color['surface-3'],
});

layered('.pk-Comment', {
  display: 'grid',
  gap: size['space-1'],
  padding: '10px 16px',
  borderBottom: `1px solid ${color['border-2']}`,
  borderInlineStart: '2px solid transparent',
});
layered('.pk-Comment:last-child', { borderBottom: 0 });
layered('.pk-Comment[data-own]', { borderInlineStartColor: color['accent-edge'] });
layered('.pk-Comment-head', { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${size['space-2']}` });
layered('.pk-Comment-author', {
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: size['weight-strong'],
});
layered('.pk-Comment-kind', {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'center',
  gap: size['space-1'],
  color: color['text-2'],
  fontSize: size['text-sm'],
  fontWeight: size['weight-medium'],
});
layered('.pk-Comment-time', {
  marginInlineStart: 'auto',
  color: color['text-2'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-lg'],
  fontVariantNumeric: size.num,
  whiteSpace: 'nowrap',
});
layered('.pk-Comment-title, .pk-Comment-text, .pk-Comment-recipients', { margin: 0, overflowWrap: 'anywhere' });
layered('.pk-Comment-title', { fontWeight: size['weight-medium'] });
/* Text is text: its line breaks and blanks are all it can do. */
layered('.pk-Comment-text', { whiteSpace: 'pre-wrap' });
layered('.pk-Comment-recipients', { color: color['text-3'], fontSize: size['text-sm'], lineHeight: size['lead-sm'] });
layered('.pk-Comment-receipts', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${size['space-3']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  color: color['text-2'],
});
layered('.pk-Comment-receipt', { display: 'inline-flex', alignItems: 'center', gap: size['space-1'], minWidth: 0 });
layered('.pk-Comment-state', { color: color['text-3'] });
layered('.pk-Comment-receipt[data-receipt="seen"] > svg', { color: color.ok });
layered('.pk-Comment-locate', {
  justifySelf: 'start',
  minHeight: size['hit-min'],
  padding: 0,
  fontSize: size['text-sm'],
});

layered('.pk-CommentThread-form', {
  display: 'grid',
  gap: size['space-2'],
  flex: 'none',
  padding: '10px 16px 12px',
  borderTop: `1px solid ${color['border-2']}`,
});
layered('.pk-CommentThread-form .pk-Alert', { maxWidth: 'none', boxShadow: 'none' });
layered('.pk-CommentThread-form .pk-Field-area', { resize: 'vertical', maxHeight: '200px' });
layered('.pk-CommentThread-foot', { display: 'flex', alignItems: 'center', gap: size['space-2'] });
layered('.pk-CommentThread-outcome', { flex: 1, minWidth: 0, color: color['text-2'] });
