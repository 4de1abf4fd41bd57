import { Button, ComboField, ModalDialog, QuestionDialog } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { type CalendarLink, formatDateTime } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo, useState } from 'react';
import { useText } from '../../services/texts.ts';
import * as css from './calendar-links.css.ts';
import { NewCalendarLink } from './new-calendar-link.tsx';
import { useCalendarLinks } from './use-calendar-links.ts';

/** The plan of one guard for his own calendar: a secret address, shown once, that can be revoked. */
export function CalendarLinks({ guardId: filtered }: { guardId: number | null }): ReactElement {
  const text = useText();
  const patrol = usePatrol();
  const { directory } = useLive();
  const [isOpen, setOpen] = useState(false);
  const [guardId, setGuard] = useState<number | null>(null);
  const [revoking, setRevoking] = useState<CalendarLink | null>(null);
  const { links, made, make, revoke, forget } = useCalendarLinks(isOpen);
  const guards = useMemo(
    () =>
      [...directory.users.values()].flatMap(({ userId, name, role, isActive }) =>
        role === 'Guard' && isActive ? [{ id: userId, label: name }] : [],
      ),
    [directory.users],
  );
  const guardName = guards.find(({ id }) => id === guardId)?.label ?? '';
  const own = (links ?? []).filter((link) => link.guardId === guardId);
  const choose = (id: number | null): void => {
    setGuard(id);
    forget();
  };
  return (
    <>
      <Button
        aria-label={text('console.calendar.title')}
        className={css.opener}
        onPress={() => {
          choose(filtered);
          setOpen(true);
        }}
        variant="quiet"
      >
        <Icon name="phone" />
        <span className={css.openerText}>{text('console.calendar.title')}</span>
      </Button>
      <ModalDialog
        foot={
          <Button onPress={() => setOpen(false)} size="lg" variant="primary">
            {text('console.devices.done')}
          </Button>
        }
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('console.calendar.title')}
      >
        <div className={css.body}>
          <p className={css.about}>{text('console.calendar.about')}</p>
          <div className={css.chooser}>
            <ComboField
              label={patrol.text('schedulerCalendar.guard')}
              onChange={choose}
              options={guards}
              value={guardId}
            />
            <Button
              isDisabled={guardId === null}
              onPress={() => guardId !== null && void make(guardId, guardName)}
              size="lg"
            >
              <Icon name="plus" />
              {text('console.calendar.make')}
            </Button>
          </div>
          {made?.secret && made.guardId === guardId && <NewCalendarLink secret={made.secret} />}
          {guardId !== null && links !== null && own.length === 0 && (
            <p className={css.hint}>{text('console.calendar.none')}</p>
          )}
          <ul className={css.list}>
            {own.map((link) => (
              <li className={css.row} key={link.linkId}>
                <span className={css.names}>
                  <span className={css.prefix}>{link.prefix}…</span>
                  <LinkTimes link={link} />
                </span>
                <Button onPress={() => setRevoking(link)} variant="danger">
                  {text('console.calendar.revoke')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </ModalDialog>
      <QuestionDialog
        confirmLabel={text('console.calendar.revoke')}
        isDanger
        onAnswer={(isConfirmed) => {
          const link = revoking;
          setRevoking(null);
          if (isConfirmed && link) void revoke(link);
        }}
        text={text('console.calendar.revokeText')}
        title={revoking && text('console.calendar.revokeQuestion', { prefix: revoking.prefix })}
      />
    </>
  );
}

function LinkTimes({ link }: { link: CalendarLink }): ReactElement {
  const text = useText();
  const { timeZone } = usePatrol();
  const { createdAt, lastUsedAt } = link;
  const fetched =
    lastUsedAt === null
      ? text('console.calendar.neverFetched')
      : text('console.calendar.fetched', { time: formatDateTime(lastUsedAt, timeZone) });
  return (
    <span className={css.hint}>
      {text('console.calendar.made', { time: formatDateTime(createdAt, timeZone) })} · {fetched}
    </span>
  );
}
