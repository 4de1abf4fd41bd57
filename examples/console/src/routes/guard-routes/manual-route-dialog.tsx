import { Button, ComboField, DateTimeField, ModalDialog, useToasts } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { type ReactElement, useState } from 'react';
import { fieldProblems } from '../../entities/field-problems.ts';
import { useAlerts } from '../../errors/alerts.tsx';
import { useText } from '../../services/texts.ts';
import * as css from './manual-route-dialog.css.ts';

const hourMs = 3_600_000;

/** Makes a round by hand: who, for whom, from when to when. */
export function ManualRouteDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }): ReactElement {
  const text = useText();
  const { client, directory, feed } = useLive();
  const { now } = usePatrol();
  const alerts = useAlerts();
  const toasts = useToasts();
  const [nextHour] = useState(() => Math.ceil(now() / hourMs) * hourMs);
  const [guardId, setGuard] = useState<number | null>(null);
  const [companyId, setCompany] = useState<number | null>(null);
  const [startsAt, setStart] = useState<number | null>(nextHour);
  const [endsAt, setEnd] = useState<number | null>(nextHour + 8 * hourMs);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = async (): Promise<void> => {
    const required = text('console.entity.required');
    const problems = {
      ...(guardId === null ? { idUser: required } : {}),
      ...(startsAt === null ? { startDateTime: required } : {}),
      ...(endsAt === null ? { endDateTime: required } : {}),
      ...(startsAt !== null && endsAt !== null && endsAt <= startsAt
        ? { endDateTime: text('console.filter.order') }
        : {}),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0 || guardId === null || startsAt === null || endsAt === null) return;
    try {
      await client.route.save({ routeId: 0, guardId, companyId, startsAt, endsAt });
      feed.tellSchedulersChanged();
      toasts.show({ text: text('console.routes.saved') });
      onSaved();
      onClose();
    } catch (error) {
      const refused = fieldProblems(error);
      if (refused) setErrors(refused);
      else alerts.tell(error, { doing: text('console.routes.saving') });
    }
  };
  return (
    <ModalDialog
      foot={
        <>
          <Button onPress={onClose} size="lg">
            {text('console.cancel')}
          </Button>
          <Button onPress={() => void save()} size="lg" variant="primary">
            {text('console.entity.save')}
          </Button>
        </>
      }
      isDismissable={false}
      isOpen
      onClose={onClose}
      title={text('console.routes.new')}
    >
      <div className={css.fields}>
        <ComboField
          autoFocus
          errorText={errors.idUser}
          isRequired
          label={text('console.role.Guard')}
          onChange={setGuard}
          options={[...directory.users.values()].flatMap(({ userId, name, role, isActive }) =>
            role === 'Guard' && isActive ? [{ id: userId, label: name }] : [],
          )}
          value={guardId}
        />
        <ComboField
          errorText={errors.idCompany}
          isClearable
          label={text('console.field.company')}
          onChange={setCompany}
          options={[...directory.companies.values()].map(({ companyId: id, name }) => ({ id, label: name }))}
          value={companyId}
        />
        <DateTimeField
          errorText={errors.startDateTime}
          isRequired
          label={text('console.routes.start')}
          onChange={setStart}
          value={startsAt}
        />
        <DateTimeField
          errorText={errors.endDateTime}
          isRequired
          label={text('console.routes.end')}
          onChange={setEnd}
          value={endsAt}
        />
      </div>
    </ModalDialog>
  );
}
