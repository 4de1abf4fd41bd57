import { color, size } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

/* Under the alarm strip: a question never covers what calls for help. */
layered('.pk-Overlay', {
  position: 'fixed',
  inset: 0,
  zIndex: size['z-dialog'],
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  boxSizing: 'border-box',
  padding: size['space-4'],
  /* A page with a strip that no dialog may cover says where the strip ends. */
  paddingTop: `var(--pk-overlay-top, ${size['space-4']})`,
  background: color.overlay,
});
layered('.pk-Modal', {
  boxSizing: 'border-box',
  display: 'flex',
  width: '100%',
  maxWidth: '460px',
  maxHeight: '100%',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-3'],
  background: color['surface-3'],
  color: color['text-1'],
  boxShadow: color.shadow,
  fontFamily: size.font,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
layered('.pk-Modal[data-size="lg"]', { maxWidth: '720px' });
layered('.pk-Modal[data-size="xl"]', { maxWidth: '1120px' });
layered('.pk-Dialog', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});
layered('.pk-Dialog-head', {
  display: 'flex',
  alignItems: 'center',
  gap: size['space-2'],
  flex: 'none',
  minHeight: '44px',
  boxSizing: 'border-box',
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${color['border-2']}`,
});
layered('.pk-Dialog-title', {
  margin: 0,
  fontSize: size['text-xl'],
  lineHeight: size['lead-xl'],
  fontWeight: size['weight-strong'],
});
layered('.pk-Dialog-subtitle', {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color['text-2'],
});
layered('.pk-Dialog-head .pk-IconButton', { marginInlineStart: 'auto' });
layered('.pk-Dialog-body', { flex: 1, minHeight: 0, overflow: 'auto', padding: size['space-4'] });
layered('.pk-Dialog-words', { color: color['text-2'] });
layered('.pk-Dialog-foot', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: size['space-2'],
  flex: 'none',
  padding: '10px 16px',
  borderTop: `1px solid ${color['border-2']}`,
});

layered('.pk-Docked', {
  position: 'fixed',
  right: '8px',
  bottom: '32px',
  zIndex: size['z-dialog'],
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: 'min(700px, calc(100vw - 16px))',
  maxHeight: 'min(600px, calc(100vh - 132px))',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-3'],
  background: color['surface-3'],
  color: color['text-1'],
  boxShadow: color.shadow,
  fontFamily: size.font,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
  outline: 'none',
});
layered('.pk-Docked', {
  '@media': { '(max-width: 759.98px)': { right: 0, bottom: 0, width: '100vw', borderRadius: 0 } },
});

layered('.pk-Alert', {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '440px',
  border: `1px solid ${color['border-2']}`,
  borderInlineStart: `3px solid ${color.danger}`,
  borderRadius: size['radius-3'],
  background: color['surface-3'],
  color: color['text-1'],
  boxShadow: color.shadow,
  fontFamily: size.font,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
layered('.pk-Alert-body', { display: 'flex', gap: size['space-2'], padding: '12px 16px' });
layered('.pk-Alert-body > .pk-Icon, .pk-Alert-body > svg', { marginTop: '2px', color: color.danger });
layered('.pk-Alert-title', { whiteSpace: 'pre-line', fontWeight: size['weight-strong'], overflowWrap: 'anywhere' });
layered('.pk-Alert-detail', { color: color['text-2'], overflowWrap: 'anywhere' });
layered('.pk-Alert-detail:empty', { display: 'none' });
layered('.pk-Alert-foot', {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: size['space-2'],
  padding: '0 16px 12px',
});

layered('.pk-Toasts', {
  position: 'fixed',
  left: '8px',
  bottom: '32px',
  zIndex: size['z-toast'],
  display: 'grid',
  gap: size['space-2'],
  width: 'min(340px, calc(100vw - 16px))',
});
layered('.pk-Toasts:empty', { display: 'none' });
layered('.pk-Toast', {
  display: 'flex',
  alignItems: 'center',
  gap: size['space-2'],
  boxSizing: 'border-box',
  minHeight: '40px',
  padding: '5px 5px 5px 12px',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-3'],
  background: color['surface-3'],
  color: color['text-1'],
  boxShadow: color.shadow,
  fontFamily: size.font,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
layered('.pk-Toast-text', { flex: 1, minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
layered('.pk-Toast[data-tone="failure"] > svg', { color: color.danger });
