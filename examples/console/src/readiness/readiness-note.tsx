import { Icon } from '@patrolkit/react-components/icon';
import { type ReactElement, useState } from 'react';
import { Button } from 'react-aria-components';
import * as css from '../layout/footer.css.ts';
import { late } from '../layout/late.tsx';
import { useText } from '../services/texts.ts';
import { isUnready } from './readiness.rules.ts';
import { useReadiness } from './use-readiness.ts';

const ReadinessDialog = late(async () => (await import('./readiness-dialog.tsx')).ReadinessDialog);

/** Opens the check of this console, and says while an alarm may go unnoticed here. */
export function ReadinessNote(): ReactElement {
  const text = useText();
  const readiness = useReadiness();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isBad = isUnready(readiness.checks);
  return (
    <>
      <Button className={isBad ? css.badNote : css.noteButton} onPress={() => setOpen(true)}>
        <Icon name={isBad ? 'warn' : 'check-circle'} size={14} />
        {text(isBad ? 'console.readiness.unready' : 'console.readiness.title')}
      </Button>
      {isOpen !== null && <ReadinessDialog isOpen={isOpen} onClose={() => setOpen(false)} readiness={readiness} />}
    </>
  );
}
