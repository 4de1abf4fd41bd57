import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-RRuleDetail', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  background: color['surface-1'],
});
layered('.pk-RRuleDetail-head', {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: size['space-2'],
  flex: 'none',
  minHeight: size.header,
  padding: '5px 8px 5px 12px',
  borderBottom: `1px solid ${color['border-1']}`,
});
layered('.pk-RRuleDetail-title', {
  margin: 0,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
  fontWeight: size['weight-strong'],
});
/* Beside the rules the details are always there. */
layered('.pk-RRuleDetail-close', { display: 'none' });
layered('.pk-RRuleDetail-body', { display: 'grid', gap: size['space-3'], flex: 'none', padding: '14px 16px' });
layered('.pk-RRuleDetail-words', { display: 'grid', gap: '6px', margin: 0 });
layered('.pk-RRuleDetail-pair', { display: 'grid', gridTemplateColumns: '118px minmax(0, 1fr)', gap: '10px' });
layered('.pk-RRuleDetail-name', { color: color['text-3'] });
layered('.pk-RRuleDetail-value', { margin: 0, overflowWrap: 'anywhere' });
layered('.pk-RRuleDetail-raw', {
  margin: 0,
  padding: '8px 10px',
  borderRadius: size['radius-2'],
  background: color['surface-0'],
  color: color['text-2'],
  fontFamily: size['font-mono'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
layered('.pk-RRuleDetail-raw code', { font: 'inherit' });
layered('.pk-RRuleDetail-finding', {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '2px 9px',
  padding: '8px 10px',
  borderInlineStart: '3px solid',
  borderRadius: '0 2px 2px 0',
  background: color['surface-2'],
});
layered('.pk-RRuleDetail-finding > svg', { marginTop: '1px' });
layered('.pk-RRuleDetail-finding[data-severity="error"]', { borderInlineStartColor: color.danger });
layered('.pk-RRuleDetail-finding[data-severity="error"] > svg', { color: color.danger });
layered('.pk-RRuleDetail-finding[data-severity="warning"]', { borderInlineStartColor: color.warn });
layered('.pk-RRuleDetail-finding[data-severity="warning"] > svg', { color: color.warn });
layered('.pk-RRuleDetail-findingTitle', { fontWeight: size['weight-medium'] });
layered('.pk-RRuleDetail-findingText', { gridColumn: 2, margin: 0, color: color['text-2'] });
layered('.pk-RRuleDetail-link', {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: color.accent,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
});
layered('.pk-RRuleDetail-link:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
layered('.pk-RRuleDetail-nextTitle', {
  flex: 'none',
  margin: 0,
  padding: '8px 12px',
  borderTop: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
  color: color['text-2'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontWeight: size['weight-medium'],
});
layered('.pk-RRuleDetail-none', { margin: 0, padding: '12px 16px', color: color['text-2'] });
layered('.pk-RRuleDetail-checks', {
  flex: 'none',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontStretch: size['stretch-grid'],
});
layered('.pk-RRuleDetail-checks td', {
  height: size.row,
  padding: '0 6px',
  borderBottom: `1px solid ${color['border-1']}`,
  whiteSpace: 'nowrap',
});
layered('.pk-RRuleDetail-checkDays', { width: '124px' });
layered('.pk-RRuleDetail-checkTimes', { width: '92px' });
/* Said, not seen; it stays a part of the table. */
layered('.pk-RRuleDetail-checkHead th', {
  height: 0,
  padding: 0,
  overflow: 'hidden',
  fontSize: 0,
  lineHeight: 0,
});
layered('.pk-RRuleDetail-checks .pk-RRuleDetail-checkDay', {
  paddingInlineStart: '16px',
  color: color['text-2'],
});
layered('.pk-RRuleDetail-offset', { color: color['text-3'] });
layered('.pk-RRuleDetail-checks .pk-RRuleDetail-checkNames', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color['text-2'],
});
