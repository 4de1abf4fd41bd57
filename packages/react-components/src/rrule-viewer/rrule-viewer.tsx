import './rrule-viewer.css.ts';
import './rule-detail.css.ts';
import './narrow-viewer.css.ts';
import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { LoadingRows } from '../state-view/loading-rows.tsx';
import { NoticeLine } from '../state-view/notice-line.tsx';
import { StateView } from '../state-view/state-view.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import type { RRuleViewerProps } from './rrule-viewer.types.ts';
import { RuleDetail } from './rule-detail.tsx';
import { RuleSearchField } from './rule-search-field.tsx';
import { RulesGrid } from './rules-grid.tsx';
import { useRRuleViewer } from './use-rrule-viewer.ts';

/**
 * Recurrence rules grouped by location, with a fuzzy search over names and the details of the selected rule (S2.124).
 *
 * Public classes: `pk-RRuleViewer`, `pk-RRuleViewer-toolbar`, `pk-RRuleViewer-row`, `pk-RRuleDetail`.
 * @selector `[data-status]` loading, ready, error; on the section
 * @selector `[data-kind]` group, rule; on a row
 * @selector `[data-selected]` on a row; `[data-on]` on a weekday of a rule
 * @public
 */
export function RRuleViewer(props: RRuleViewerProps): ReactElement {
  const { status, onRetry, ref } = props;
  const { text } = usePatrol();
  const model = useRRuleViewer(props);
  const { ruleCount, hitCount, groups, searched, isAllClosed } = model;
  const isEmpty = ruleCount === 0;
  const errorText = props.errorText ?? text('rruleViewer.error');
  const retry = onRetry && <Button onPress={onRetry}>{text('rruleViewer.tryNow')}</Button>;
  const title = text('rruleViewer.title');
  return (
    <section
      aria-label={title}
      className={props.className ? `pk-RRuleViewer ${props.className}` : 'pk-RRuleViewer'}
      data-status={status}
      ref={ref}
    >
      <div className="pk-RRuleViewer-panels" data-single={isEmpty ? '' : undefined}>
        <div className="pk-RRuleViewer-main">
          <header className="pk-RRuleViewer-toolbar">
            {props.toolbarStart}
            <RuleSearchField model={model} />
            <Button
              className="pk-RRuleViewer-collapse"
              isDisabled={groups.length === 0}
              onPress={model.toggleAll}
              variant="quiet"
            >
              <Icon name={isAllClosed ? 'chev-down' : 'chev-up'} />
              {text(isAllClosed ? 'rruleViewer.expandAll' : 'rruleViewer.collapseAll')}
            </Button>
            {props.toolbarEnd}
          </header>
          {status === 'error' && !isEmpty && (
            <NoticeLine kind="error" text={errorText}>
              {retry}
            </NoticeLine>
          )}
          <RulesGrid label={title} model={model} />
          {isEmpty && status === 'loading' && <LoadingRows label={text('rruleViewer.loading')} />}
          {isEmpty && status === 'ready' && (
            <StateView detail={text('rruleViewer.emptyDetail')} icon="repeat" title={text('rruleViewer.empty')}>
              {props.emptyActions}
            </StateView>
          )}
          {isEmpty && status === 'error' && (
            <StateView icon="warn" kind="error" title={errorText}>
              {retry}
            </StateView>
          )}
          {!isEmpty && hitCount === 0 && (
            <StateView
              detail={text('rruleViewer.noHitsDetail')}
              icon="search"
              title={text('rruleViewer.noHits', { query: searched })}
            >
              <Button onPress={model.clearQuery}>{text('rruleViewer.clearSearch')}</Button>
            </StateView>
          )}
          {!isEmpty && (
            <output className="pk-RRuleViewer-foot">
              {searched === ''
                ? text('rruleViewer.foot', { count: ruleCount, locations: groups.length })
                : text('rruleViewer.footSearch', { hits: hitCount, locations: groups.length, query: searched })}
            </output>
          )}
        </div>
        {!isEmpty && <RuleDetail model={model} />}
      </div>
      <DeleteQuestion model={model} />
    </section>
  );
}
