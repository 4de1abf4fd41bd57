import type { ReactElement } from 'react';
import { useLater } from '../data-grid/use-later.ts';
import { usePatrol } from '../provider/index.ts';
import { StateView } from '../state-view/state-view.tsx';
import type { SelectedRule } from './selected-rule.tsx';
import type { RRuleViewerModel } from './use-rrule-viewer.ts';

const loadSelectedRule = (): Promise<typeof SelectedRule> =>
  import('./selected-rule.tsx').then((part) => part.SelectedRule);

/** The selected rule: in words, as it is stored, what it meets, and its next checks. @internal */
export function RuleDetail({ model }: { model: RRuleViewerModel }): ReactElement {
  const { text } = usePatrol();
  const { selectedRule } = model;
  const SelectedRule = useLater(loadSelectedRule, true);
  return (
    <aside
      aria-label={text('rruleViewer.detail')}
      className="pk-RRuleDetail"
      data-empty={selectedRule ? undefined : ''}
    >
      {selectedRule ? (
        SelectedRule && <SelectedRule key={selectedRule.ruleId} model={model} rule={selectedRule} />
      ) : (
        <StateView
          detail={text('rruleViewer.detail.emptyDetail')}
          icon="repeat"
          title={text('rruleViewer.detail.empty')}
        />
      )}
    </aside>
  );
}
