import { Button } from '@patrolkit/react-components/controls';
import type { ReactElement } from 'react';
import { alertTextOf } from '../../services/alert-text.ts';
import type { ApiError } from '../../services/api-error.ts';
import { useText } from '../../services/texts.ts';
import * as css from './replay-view.css.ts';

/** Props of {@link ReplayState}. */
export interface ReplayStateProps {
  /** Whether a track was asked for. */
  isAsked: boolean;
  /** Why there is none; null while it is on its way. */
  error: ApiError | null;
  onRetry: () => void;
}

/** What stands where the track would be. */
export function ReplayState({ isAsked, error, onRetry }: ReplayStateProps): ReactElement {
  const text = useText();
  if (!isAsked) {
    return (
      <div className={css.message} role="status">
        <h2 className={css.messageTitle}>{text('console.replay.choose')}</h2>
        <p className={css.detail}>{text('console.replay.chooseText')}</p>
      </div>
    );
  }
  if (error) {
    const { id, values } = alertTextOf(error);
    return (
      <div className={css.message} role="alert">
        <h2 className={css.messageTitle}>{text('console.replay.failed')}</h2>
        <p className={css.detail}>{text(id, values)}</p>
        <Button onPress={onRetry}>{text('console.alert.retry')}</Button>
      </div>
    );
  }
  return (
    <div className={css.blocks} role="status">
      <span className={css.spoken}>{text('console.replay.loading')}</span>
      <span className={css.block} />
      <span className={css.block} />
    </div>
  );
}
