import { Button, useToasts } from '@patrolkit/react-components/controls';
import { calendarAddress } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { settings } from '../../services/settings.ts';
import { useText } from '../../services/texts.ts';
import { QrCode } from '../users/qr-code.tsx';
import * as css from './calendar-links.css.ts';

/** The address of a new link, shown once: to copy, to read with a phone, or to hand to this computer's calendar. */
export function NewCalendarLink({ secret }: { secret: string }): ReactElement {
  const text = useText();
  const toasts = useToasts();
  const serverUrl = settings.apiUrl || location.origin;
  const address = calendarAddress(serverUrl, secret);
  const handOver = calendarAddress(serverUrl, secret, 'webcal');
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => toasts.show({ text: text('console.devices.copied') }),
      () => toasts.show({ text: text('console.calendar.notCopied'), tone: 'failure' }),
    );
  };
  return (
    <div className={css.newLink}>
      <p className={css.once}>{text('console.calendar.once')}</p>
      <code className={css.address}>{address}</code>
      <Button onPress={copy} size="lg">
        {text('console.calendar.copy')}
      </Button>
      <a className={css.subscribe} href={handOver}>
        {text('console.calendar.subscribe')}
      </a>
      <div className={css.code}>
        <QrCode label={text('console.calendar.subscribe')} value={handOver} />
      </div>
    </div>
  );
}
