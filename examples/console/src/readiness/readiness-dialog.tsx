import { Button, ModalDialog } from '@patrolkit/react-components/controls';
import { Icon, type IconName } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { type ReactElement, useState } from 'react';
import { useText } from '../services/texts.ts';
import type { ReadinessCheck } from './readiness.rules.ts';
import * as css from './readiness-dialog.css.ts';
import type { Readiness } from './use-readiness.ts';

/** Props of {@link ReadinessDialog}. */
export interface ReadinessDialogProps {
  readiness: Readiness;
  isOpen: boolean;
  onClose: () => void;
}

const icons: Readonly<Record<ReadinessCheck['state'], IconName>> = {
  ok: 'check-circle',
  ask: 'info',
  warn: 'info',
  fail: 'warn',
};

/** Whether an alarm would be noticed at this console, item by item, each with its way out. */
export function ReadinessDialog({ readiness, isOpen, onClose }: ReadinessDialogProps): ReactElement {
  const text = useText();
  const { testSound, alarm } = useLive();
  const [hasTested, setTested] = useState(false);
  return (
    <ModalDialog isOpen={isOpen} onClose={onClose} title={text('console.readiness.title')}>
      <ul className={css.list}>
        {readiness.checks.map(({ id, state }) => (
          <li className={css.item} data-state={state} key={id}>
            <Icon name={icons[state]} />
            <span className={css.words}>
              <strong>{text(`console.readiness.${id}`)}</strong>
              {state !== 'ok' && <span className={css.why}>{text(`console.readiness.${id}.why`)}</span>}
            </span>
            {id === 'sound' && alarm.sound === 'muted' && (
              <Button onPress={() => alarm.setMuted(false)}>{text('console.unmute')}</Button>
            )}
            {id === 'sound' && alarm.sound === 'blocked' && (
              <Button onPress={alarm.unlockSound}>{text('console.unmute')}</Button>
            )}
            {id === 'heard' && (
              <>
                <Button
                  onPress={() => {
                    testSound();
                    setTested(true);
                  }}
                >
                  {text('console.command.testSound')}
                </Button>
                {hasTested && (
                  <>
                    <Button onPress={() => readiness.setHeard(true)}>{text('console.yes')}</Button>
                    <Button onPress={() => readiness.setHeard(false)}>{text('console.no')}</Button>
                  </>
                )}
              </>
            )}
            {id === 'screen' && (
              <Button onPress={() => readiness.awake.setWanted(!readiness.awake.isWanted)}>
                {text(readiness.awake.isWanted ? 'console.readiness.letSleep' : 'console.readiness.keepAwake')}
              </Button>
            )}
            {id === 'notifications' && state !== 'ok' && (
              <Button onPress={readiness.askForNotifications}>{text('console.readiness.allow')}</Button>
            )}
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
