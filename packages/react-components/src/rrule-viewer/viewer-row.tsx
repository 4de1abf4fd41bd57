// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, and a narrow viewer gives them two lines
// biome-ignore-all lint/a11y/useFocusableInteractive: the row holds the tab stop
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: both roles of a cell have a column index
import { memo, type ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { MatchedText } from './matched-text.tsx';
import { type CellModel, ruleCells } from './rule-cells.tsx';
import { ruleColumns } from './rule-columns.ts';
import type { ViewerRow } from './rule-groups.rules.ts';

/** Props of {@link ViewerRowView}. @internal */
export interface ViewerRowViewProps {
  row: ViewerRow;
  /** From 0, the head not counted. */
  index: number;
  /** Distance from the first row, CSS pixels. */
  top: number;
  /** Whether Tab leads to it. */
  isActive: boolean;
  isSelected: boolean;
  model: CellModel;
}

function GroupCell({ row, model }: { row: Extract<ViewerRow, { kind: 'group' }>; model: CellModel }): ReactElement {
  const { text } = usePatrol();
  const { name, detail, rules } = row.group;
  const count = text('rruleViewer.ruleCount', { count: rules.length });
  return (
    <div aria-colindex={1} aria-colspan={ruleColumns.length} className="pk-RRuleViewer-groupCell" role="gridcell">
      <Icon name={row.isOpen ? 'chev-down' : 'chev-right'} />
      <Icon name="pin" />
      <span className="pk-RRuleViewer-groupName">
        <MatchedText range={model.rangeOf(name)} text={name} />
      </span>
      <span className="pk-RRuleViewer-groupDetail">{detail ? `${detail} · ${count}` : count}</span>
    </div>
  );
}

function RuleCells({ row, model }: { row: Extract<ViewerRow, { kind: 'rule' }>; model: CellModel }): ReactElement {
  const cells = ruleCells(row.rule, model, usePatrol());
  return (
    <>
      {ruleColumns.map(({ id }, at) => (
        <div
          aria-colindex={at + 1}
          className="pk-RRuleViewer-cell"
          data-column={id}
          key={id}
          role={id === 'guard' ? 'rowheader' : 'gridcell'}
        >
          {cells[id]}
        </div>
      ))}
    </>
  );
}

/** A row of the viewer: a location that opens and closes, or a rule. @internal */
export const ViewerRowView = memo(function ViewerRowView(props: ViewerRowViewProps): ReactElement {
  const { row, index, top, isActive, isSelected, model } = props;
  const isGroup = row.kind === 'group';
  return (
    <div
      aria-expanded={isGroup ? row.isOpen : undefined}
      aria-level={isGroup ? 1 : 2}
      aria-rowindex={index + 2}
      aria-selected={isGroup ? undefined : isSelected}
      className="pk-RRuleViewer-row"
      data-index={index}
      data-key={row.key}
      data-kind={row.kind}
      data-selected={isSelected ? '' : undefined}
      role="row"
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={isActive ? 0 : -1}
    >
      {isGroup ? <GroupCell model={model} row={row} /> : <RuleCells model={model} row={row} />}
    </div>
  );
});
