import { keyframes } from '@vanilla-extract/css';
import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-StateView', {
  flex: 1,
  display: 'grid',
  gap: size['space-1'],
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '196px',
  padding: size['space-4'],
  textAlign: 'center',
  color: color['text-3'],
});
layered('.pk-StateView-title', {
  margin: 0,
  maxWidth: '380px',
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
  fontWeight: size['weight-strong'],
  color: color['text-1'],
});
layered('.pk-StateView-detail', { margin: 0, maxWidth: '380px', color: color['text-2'] });
layered('.pk-StateView-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: size['space-2'],
  marginTop: size['space-2'],
});

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
layered('.pk-LoadingRows', { flex: 1, minHeight: '196px', overflow: 'hidden' });
layered('.pk-LoadingRows-row', {
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: '104px 120px minmax(0, 1fr)',
  gap: '26px',
  alignItems: 'center',
  height: size.row,
  padding: '0 10px',
  borderBottom: `1px solid ${color['border-1']}`,
  visibility: 'hidden',
  animation: `${appear} 1ms step-end 300ms forwards`,
});
layered('.pk-LoadingRows-block', {
  height: '10px',
  borderRadius: size['radius-1'],
  background: color['surface-3'],
});
/* On white, surface 3 is white too. */
layered('[data-pk-theme="light"] .pk-LoadingRows-block', { background: color['border-1'] });

layered('.pk-NoticeLine', {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  flex: 'none',
  minHeight: '28px',
  padding: '4px 8px 4px 10px',
  borderLeft: '3px solid',
});
layered('.pk-NoticeLine-text', { flex: 1, minWidth: 0 });
layered('.pk-NoticeLine[data-kind="stale"]', {
  borderLeftColor: color.warn,
  background: color['strip-stale-bg'],
  color: color['strip-stale-text'],
});
layered('.pk-NoticeLine[data-kind="error"]', {
  borderLeftColor: color.danger,
  background: color['surface-2'],
  color: color['text-1'],
});
layered('.pk-NoticeLine[data-kind="error"] > svg', { color: color.danger });
