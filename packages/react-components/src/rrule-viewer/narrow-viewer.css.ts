import { layeredBelow } from '../controls/layered.ts';
import { base } from '../theme/base.ts';
import { size } from '../theme/contract.css.ts';

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/* Without room for the details beside the rules they lie below them, and only when there are some. */
layeredBelow(base['bp-lg'], '.pk-RRuleViewer-panels', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(200px, 3fr) minmax(0, 2fr)',
});
layeredBelow(
  base['bp-lg'],
  '.pk-RRuleViewer-panels:has(> .pk-RRuleDetail[data-empty]), .pk-RRuleViewer-panels[data-single]',
  {
    gridTemplateRows: 'minmax(0, 1fr)',
  },
);
layeredBelow(base['bp-lg'], '.pk-RRuleDetail[data-empty]', { display: 'none' });
layeredBelow(base['bp-lg'], '.pk-RRuleDetail-close', { display: 'block' });

/* Columns that the details repeat leave first, as the list itself gets narrower. */
const without = (width: string, columns: readonly string[], tracks: string): void => {
  layeredBelow(width, '.pk-RRuleViewer-grid', { vars: { '--pk-x-columns': tracks } });
  layeredBelow(width, columns.map((column) => `.pk-RRuleViewer-grid [data-column="${column}"]`).join(), {
    display: 'none',
  });
};
without('1120px', ['from'], '190px minmax(110px, 1fr) 146px 104px 72px 84px 88px 124px 88px');
without('980px', ['from', 'every', 'tolerance'], '190px minmax(100px, 1fr) 146px 100px 88px 124px 88px');
without('840px', ['from', 'every', 'tolerance', 'until'], '180px minmax(90px, 1fr) 146px 100px 124px 88px');

/* Two lines: who and when above, days and the next check below. */
const narrow = (selector: string, rule: Parameters<typeof layeredBelow>[2]): void =>
  layeredBelow('700px', selector, rule);
without('700px', ['from', 'every', 'tolerance', 'until', 'checkpoints'], 'minmax(0, 1fr) max-content max-content');
narrow('.pk-RRuleViewer-head', unseen);
narrow('.pk-RRuleViewer-row[data-kind="rule"]', {
  gridTemplateRows: '28px 28px',
  height: '58px',
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
narrow('.pk-RRuleViewer-row [data-column="guard"]', { gridArea: '1 / 1', paddingInlineStart: '12px' });
narrow('.pk-RRuleViewer-row [data-column="window"]', { gridArea: '1 / 2', justifyContent: 'flex-end' });
narrow('.pk-RRuleViewer-row [data-column="days"]', { gridArea: '2 / 1', paddingInlineStart: '12px' });
narrow('.pk-RRuleViewer-row [data-column="next"]', {
  gridArea: '2 / 2',
  justifyContent: 'flex-end',
  paddingInlineStart: 0,
  fontSize: size['text-sm'],
});
narrow('.pk-RRuleViewer-row [data-column="actions"]', { gridArea: '1 / 3 / 3 / 4', padding: '0 4px' });
narrow('.pk-RRuleViewer-collapse', { marginInlineStart: 0 });
narrow('.pk-RRuleViewer-foot', { minHeight: '26px' });
narrow('.pk-RRuleViewer-search', { flex: '1 1 220px' });
narrow('.pk-RRuleViewer-groupDetail', { minWidth: 0, flex: '0 1 auto', overflow: 'hidden', textOverflow: 'ellipsis' });
