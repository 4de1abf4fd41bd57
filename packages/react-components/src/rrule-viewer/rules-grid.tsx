// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, and a narrow viewer gives them two lines
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows hold the one tab stop of the grid
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { usePatrol } from '../provider/index.ts';
import { ruleColumns } from './rule-columns.ts';
import { useRowHeights } from './use-row-heights.ts';
import type { RRuleViewerModel } from './use-rrule-viewer.ts';
import { ViewerRowView } from './viewer-row.tsx';

/** Rows drawn above and below what is seen. */
const overscan = 8;
/** The head stays over the rows; its height is no matter of density. */
const headHeight = 30;

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;

function buttonsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')];
}

/* Among a row's buttons: left and right go from one to the next, and back to the row. */
function pressInButtons(event: KeyboardEvent, row: HTMLElement): boolean {
  if (event.key === 'Enter' || event.key === ' ') return true;
  const buttons = buttonsOf(row);
  const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
  if (event.key === 'Escape' || (event.key === 'ArrowLeft' && at === 0)) row.focus();
  else if (event.key === 'ArrowLeft') buttons[at - 1]?.focus();
  else if (event.key === 'ArrowRight') buttons[at + 1]?.focus();
  else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Locations and rules as a tree grid; only the rows that are seen are there. @internal */
export function RulesGrid({ model, label }: { model: RRuleViewerModel; label: string }): ReactElement {
  const { rows, activeIndex, focusCount, facts, namesOf, rangeOf, actions } = model;
  const { text } = usePatrol();
  const grid = useRef<HTMLDivElement>(null);
  const { groupRef, ruleRef, heights } = useRowHeights();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? heights.group : heights.rule),
    getItemKey: (index) => rows[index]?.key ?? index,
    /* The row with the tab stop stays, wherever the list is scrolled to. */
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      if (activeIndex < 0 || seen.includes(activeIndex)) return seen;
      return [...seen, activeIndex].sort((a, b) => a - b);
    },
    overscan,
    scrollPaddingStart: headHeight,
    scrollMargin: headHeight,
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are asked for again when rows or their heights change
  useEffect(() => virtualizer.measure(), [virtualizer, rows, heights]);

  const handled = useRef(focusCount);
  useEffect(() => {
    if (handled.current === focusCount) return;
    handled.current = focusCount;
    virtualizer.scrollToIndex(activeIndex, { align: 'auto' });
    grid.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`)?.focus({ preventScroll: true });
  }, [focusCount, activeIndex, virtualizer]);

  const cellModel = useMemo(() => ({ facts, namesOf, rangeOf, actions }), [facts, namesOf, rangeOf, actions]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const row = rowOf(event.target);
    if (!row || event.altKey || event.defaultPrevented) return;
    if (event.target !== row && pressInButtons(event, row)) return;
    const isCopyOfText = event.key.toLowerCase() === 'c' && String(document.getSelection()) !== '';
    if (isCopyOfText) return;
    const page = Math.max(1, Math.floor((event.currentTarget.clientHeight - headHeight) / heights.rule) - 1);
    const answer = model.pressKey(event, Number(row.dataset.index), page);
    if (answer === false) return;
    event.preventDefault();
    if (answer === 'actions') buttonsOf(row)[0]?.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    const row = rows[Number(rowOf(event.target)?.dataset.index)];
    if (row && row.key !== rows[activeIndex]?.key) model.activate(row.key, true);
  };
  const onClick = (event: MouseEvent): void => {
    const row = rows[Number(rowOf(event.target)?.dataset.index)];
    if (!row || (event.target instanceof Element && event.target.closest('button'))) return;
    if (row.kind === 'group') model.toggleGroup(row.group.locationId);
    else model.select(row.rule, 'click');
  };

  return (
    <div
      aria-colcount={ruleColumns.length}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className="pk-RRuleViewer-grid"
      data-empty={rows.length === 0 ? '' : undefined}
      onClick={onClick}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      ref={grid}
      role="treegrid"
    >
      <div className="pk-RRuleViewer-head" role="rowgroup">
        <div aria-rowindex={1} className="pk-RRuleViewer-headRow" role="row">
          {ruleColumns.map(({ id, label: name }, at) => (
            <div
              aria-colindex={at + 1}
              className="pk-RRuleViewer-headCell"
              data-column={id}
              key={id}
              role="columnheader"
            >
              <span className={id === 'actions' ? 'pk-Hidden' : undefined}>{text(name)}</span>
            </div>
          ))}
        </div>
      </div>
      <div className="pk-RRuleViewer-rows" role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <ViewerRowView
                index={index}
                isActive={index === activeIndex}
                isSelected={row.kind === 'rule' && row.rule === model.selectedRule}
                key={row.key}
                model={cellModel}
                row={row}
                top={start - headHeight}
              />
            )
          );
        })}
      </div>
      <div aria-hidden="true" className="pk-RRuleViewer-probe">
        <div className="pk-RRuleViewer-row" data-kind="group" ref={groupRef} />
        <div className="pk-RRuleViewer-row" data-kind="rule" ref={ruleRef} />
      </div>
    </div>
  );
}
