import { Button, useToasts } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime } from '@patrolkit/sdk/model';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useAlerts } from '../../errors/alerts.tsx';
import { useAsked } from '../../filters/use-asked.ts';
import { useText } from '../../services/texts.ts';
import { useDeliveryWords } from './delivery-words.ts';
import * as css from './mailed.css.ts';
import type { MailedDraft } from './mailed-draft.rules.ts';

const shown = 5;
/* Where mails wait they are asked for again after so many milliseconds. */
const againMs = 3000;

/** Sends a mailed report now, and tells what was sent of it last. */
export function ScheduleDeliveries({ draft }: { draft: MailedDraft }): ReactElement {
  const text = useText();
  const { client } = useLive();
  const { timeZone } = usePatrol();
  const alerts = useAlerts();
  const toasts = useToasts();
  const words = useDeliveryWords();
  const [isSending, setSending] = useState(false);
  const { scheduleId, name, ownerName } = draft;
  const ask = useMemo(() => () => client.reportSchedule.getDeliveries({ limit: 200 }), [client]);
  const { answer, reload } = useAsked(ask);
  const own = (answer?.rows ?? []).filter((delivery) => delivery.scheduleId === scheduleId).slice(0, shown);
  const isWaiting = own.some(({ waiting }) => waiting > 0);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(reload, againMs);
    return () => clearTimeout(timer);
  }, [isWaiting, reload, answer]);
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      const { rows, error, emails } = await client.reportSchedule.send(scheduleId);
      if (rows === null) alerts.say(error ?? '', { doing: text('console.mailed.notSent') });
      else toasts.show({ text: text('console.mailed.onItsWay', { count: emails.length }) });
      reload();
    } catch (error) {
      alerts.tell(error, { doing: text('console.mailed.sending') });
    } finally {
      setSending(false);
    }
  };
  return (
    <section aria-label={text('console.sent.last')} className={css.deliveries}>
      <p className={css.quiet}>{text('console.mailed.owner', { name: ownerName })}</p>
      <div className={css.send}>
        <Button isDisabled={isSending} onPress={() => void send()} size="lg">
          <Icon name="message" />
          {text('console.mailed.sendNow')}
        </Button>
        <Link className={css.link} to="?report=sent">
          {text('console.sent.all')}
        </Link>
      </div>
      {own.length > 0 && (
        <>
          <h3 className={css.heading}>{text('console.sent.last')}</h3>
          <ul aria-label={name} className={css.list}>
            {own.map((delivery) => (
              <li className={css.delivery} key={delivery.deliveryId}>
                <span className={css.when}>{formatDateTime(delivery.at, timeZone)}</span>
                <span data-failed={delivery.error === null ? undefined : ''}>{words.state(delivery)}</span>
                <span className={css.quiet}>{words.by(delivery)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
