import { IconButton } from '@patrolkit/react-components/controls';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { ReactElement } from 'react';
import { useOwnText } from './texts.ts';

/** A change that the server has not taken. @internal */
export interface FailedAction {
  readonly what: 'confirm' | 'claim';
  readonly count: number;
  /** For logs, English. */
  readonly message: string;
}

/** Says that alarms stayed open which somebody thinks are answered. @internal */
export function ActionNotice({ failed, onClose }: { failed: FailedAction; onClose: () => void }): ReactElement {
  const text = useOwnText();
  const { text: shared } = usePatrol();
  return (
    <div className="pk-Embed-notice" role="alert">
      <span className="pk-Embed-words">
        {text(failed.what === 'confirm' ? 'confirmFailed' : 'claimFailed', { count: failed.count })}
      </span>
      <IconButton icon="close" label={shared('dialog.close')} onPress={onClose} />
    </div>
  );
}
