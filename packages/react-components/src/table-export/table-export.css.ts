import '../controls/controls.css.ts';
import '../controls/dialogs.css.ts';
import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-ExportStatus', {
  display: 'flex',
  alignItems: 'center',
  gap: size['space-2'],
  minWidth: 0,
  fontFamily: size.font,
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
  color: color['text-2'],
});
layered('.pk-ExportStatus-bar', { display: 'grid', gap: '3px', flex: '1 1 120px', minWidth: 0 });
layered('.pk-ExportStatus-label', { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
layered('.pk-ExportStatus-track', {
  display: 'block',
  height: '4px',
  overflow: 'hidden',
  borderRadius: size['radius-1'],
  background: color['border-2'],
});
layered('.pk-ExportStatus-done', { display: 'block', height: '100%', background: color.accent });
layered('.pk-ExportStatus-done', {
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
});
