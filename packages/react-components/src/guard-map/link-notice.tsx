import { type ReactElement, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { CopiedLink } from './use-copied-link.ts';

/** What became of a copied link, until it is closed. @internal */
export function LinkNotice({ copied: { link, isCopied } }: { copied: CopiedLink }): ReactElement | null {
  const { text } = usePatrol();
  const [step, setStep] = useState<'said' | 'by hand' | 'closed'>('said');
  if (step === 'closed') return null;
  if (isCopied) {
    return (
      <div className="pk-GuardMap-said" data-copied>
        <Icon name="copy" />
        <span>{text('guardMap.linkCopied')}</span>
      </div>
    );
  }
  return (
    <div className="pk-GuardMap-said">
      <Icon name="ev-exception" />
      <span>{text('guardMap.linkFailed')}</span>
      {step === 'said' ? (
        <Button onPress={() => setStep('by hand')}>{text('guardMap.copyByHand')}</Button>
      ) : (
        <input
          aria-label={text('guardMap.link')}
          className="pk-GuardMap-link"
          onFocus={(event) => event.currentTarget.select()}
          readOnly
          ref={(input) => input?.focus()}
          value={link}
        />
      )}
      <IconButton icon="close" label={text('dialog.close')} onPress={() => setStep('closed')} />
    </div>
  );
}
