import '../controls/controls.css.ts';
import '../data-grid/data-grid.css.ts';
import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-EventGrid', {
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

layered('.pk-EventGrid-toolbar', {
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
layered('.pk-EventGrid-title', {
  margin: 0,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
  fontWeight: size['weight-strong'],
});
layered('.pk-EventGrid-count', { marginLeft: '4px', color: color['text-3'] });
/* Its place is kept free for it, so the toolbar never changes: it comes while somebody is about to click a row. */
layered('.pk-EventGrid-waitingPlace', {
  display: 'flex',
  justifyContent: 'flex-end',
  flex: '1 1 64px',
  minWidth: '64px',
  minHeight: size.control,
});
layered('.pk-EventGrid-waiting', {
  justifyContent: 'flex-start',
  minWidth: 0,
  padding: '0 6px',
  overflow: 'hidden',
  borderColor: color.accent,
  color: color.accent,
  background: color['accent-tint'],
});
layered('.pk-EventGrid-waitingText', { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
layered('.pk-EventGrid-waiting[data-alarm]', { borderColor: color.danger, color: color.danger, background: 'none' });

layered('.pk-EventGrid-row [data-column="id"]', { color: color['text-3'] });
layered('.pk-EventGrid-row [data-column="time"], .pk-EventGrid-row [data-column="source"]', { color: color['text-2'] });
/* Open alarms are read first: their time and source too. */
layered('.pk-EventGrid-row[data-state="open"] .pk-EventGrid-time', { color: color['text-1'] });
layered('.pk-EventGrid-row[data-event-type="GuardPanic"][data-state="open"] .pk-EventGrid-time', { color: 'inherit' });

layered('.pk-EventGrid-description', { display: 'flex', alignItems: 'center', gap: '7px', flex: 1, minWidth: 0 });
layered('.pk-EventGrid-type', {
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  flex: 'none',
  width: '138px',
  color: 'var(--pk-x-icon)',
});
layered('.pk-EventGrid-label', {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  color: 'var(--pk-x-label)',
  fontWeight: size['weight-medium'],
});
layered('.pk-EventGrid-labelText', { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
layered('.pk-EventGrid-processed', { flex: 'none', position: 'relative', color: color['text-2'] });
layered('.pk-EventGrid-text', {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color['text-1'],
});
layered('.pk-EventGrid-drill', {
  marginRight: '6px',
  padding: '0 5px',
  border: '1px solid currentColor',
  borderRadius: size['radius-1'],
  fontSize: size['text-xs'],
});
layered('.pk-EventGrid-commentCount, .pk-EventGrid-commentCount > span', { display: 'flex', alignItems: 'center' });
layered('.pk-EventGrid-comments', { display: 'inline-flex', alignItems: 'center', gap: '4px', color: color['text-3'] });
layered('[data-column="comments"], [data-column="images"]', { justifyContent: 'center', padding: '0 2px' });
layered('[data-column="comments"] .pk-CellButton', { width: 'auto' });
layered('.pk-CellButton[data-action="first-comment"]:not(:focus-visible)', { opacity: 0 });
layered(
  '.pk-EventGrid-row:hover .pk-CellButton[data-action="first-comment"], [data-active] .pk-CellButton[data-action="first-comment"]',
  {
    opacity: 1,
  },
);
layered('.pk-EventGrid-row [data-column="images"]', { color: color['text-2'] });
layered('.pk-EventGrid-actions', { display: 'flex', flex: 1, justifyContent: 'flex-end' });
layered('.pk-EventGrid-row [data-column="actions"]', { padding: '0 4px' });

/* Where there is room the missing image is said in words; elsewhere only to those who listen. */
layered('.pk-EventGrid-noImage', {
  '@container': {
    '(max-width: 1099.98px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  color: color['text-3'],
});
layered('.pk-EventGrid .pk-DataGrid', {
  '@container': { '(min-width: 1100px)': { vars: { '--pk-x-images': '142px' } } },
});

layered('.pk-Overlay', {
  position: 'fixed',
  inset: 0,
  zIndex: size['z-dialog'],
  display: 'grid',
  placeItems: 'center',
  padding: size['space-4'],
  background: color.overlay,
});
layered('.pk-Modal', {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '440px',
  borderRadius: size['radius-3'],
  background: color['surface-3'],
  color: color['text-1'],
  boxShadow: color.shadow,
  fontFamily: size.font,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
layered('.pk-Question', { outline: 'none' });
layered('.pk-Question-title', {
  margin: 0,
  padding: '11px 16px',
  borderBottom: `1px solid ${color['border-2']}`,
  fontSize: size['text-xl'],
  lineHeight: size['lead-xl'],
  fontWeight: size['weight-strong'],
});
layered('.pk-Question-detail', { margin: 0, padding: '12px 16px', color: color['text-2'] });
layered('.pk-Question-answers', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: size['space-2'],
  padding: '10px 16px',
  borderTop: `1px solid ${color['border-2']}`,
});
