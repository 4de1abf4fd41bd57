import { Button } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { useText } from '../../services/texts.ts';
import * as css from './statistics-state.css.ts';

/** Props of {@link StatisticsState}. */
export interface StatisticsStateProps {
  status: 'loading' | 'ready' | 'error';
  /** Whether numbers of an earlier answer are shown. */
  hasAnswer: boolean;
  isEmpty: boolean;
  errorText: string | null;
  onRetry: () => void;
  /** Drops company, place and guard. */
  onWiden: () => void;
}

const figures = [1, 2, 3, 4, 5, 6];
const charts = [1, 2, 3, 4];

/** What stands in the place of the numbers, or over old ones; nothing while they are as they should be. */
export function StatisticsState(props: StatisticsStateProps): ReactElement | null {
  const { status, hasAnswer, isEmpty, errorText, onRetry, onWiden } = props;
  const text = useText();
  const retry = <Button onPress={onRetry}>{text('console.statistics.reload')}</Button>;
  if (status === 'error' && hasAnswer) {
    return (
      <div className={css.line} role="alert">
        <Icon name="warn" />
        <span>{text('console.statistics.old', { error: errorText ?? '' })}</span>
        {retry}
      </div>
    );
  }
  if (status === 'error') {
    return (
      <div className={css.message} role="alert">
        <h2 className={css.title}>{text('console.statistics.failed')}</h2>
        <p className={css.detail}>{errorText}</p>
        {retry}
      </div>
    );
  }
  if (isEmpty) {
    return (
      <div className={css.message} role="status">
        <h2 className={css.title}>{text('console.reports.none')}</h2>
        <p className={css.detail}>{text('console.statistics.emptyHint')}</p>
        <Button onPress={onWiden}>{text('console.statistics.widen')}</Button>
      </div>
    );
  }
  if (hasAnswer) return null;
  return (
    <div className={css.blocks} role="status">
      <span className={css.spoken}>{text('console.statistics.loading')}</span>
      {figures.map((at) => (
        <span className={css.block} key={at} />
      ))}
      {charts.map((at) => (
        <span className={css.block} data-tall="" key={at} />
      ))}
    </div>
  );
}
