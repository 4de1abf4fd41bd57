import { Button } from '@patrolkit/react-components/controls';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { ReactElement } from 'react';
import { type OwnText, useOwnText } from './texts.ts';

/** What stands where grid or map would be; an error is announced. @internal */
export function StatusPanel(props: {
  title: OwnText;
  detail?: OwnText | undefined;
  onTryAgain?: (() => void) | undefined;
}): ReactElement {
  const text = useOwnText();
  const { text: shared } = usePatrol();
  const { title, detail, onTryAgain } = props;
  return (
    <div className="pk-Embed-state" data-kind={onTryAgain ? 'error' : 'quiet'} role={onTryAgain ? 'alert' : 'status'}>
      <p className="pk-Embed-title">{text(title)}</p>
      {detail && <p className="pk-Embed-detail">{text(detail)}</p>}
      {onTryAgain && <Button onPress={onTryAgain}>{shared('dialog.tryAgain')}</Button>}
    </div>
  );
}
