import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { CheckForm, TaskForm } from '@patrolkit/react-components/task-form';
import { localDate, type RecurrenceRule, type Shift } from '@patrolkit/sdk/model';
import { type ReactElement, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { alertTextOf } from '../../services/alert-text.ts';
import { ApiError } from '../../services/api-error.ts';
import { useText } from '../../services/texts.ts';
import { useConfig } from '../../services/use-config.ts';
import { useHolidays } from '../../services/use-holidays.ts';
import type { OpenForm } from './open-form.ts';
import * as css from './scheduler-page.css.ts';

/** Props of {@link PlanForm}. */
export interface PlanFormProps {
  form: OpenForm;
  rules: readonly RecurrenceRule[];
  onChanged: () => Promise<void>;
  onClose: () => void;
  onOpen: (form: OpenForm) => void;
  onShowDay: (date: string) => void;
}

const wide = '(min-width: 1200px)';

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The form of a rule or of one check: a panel beside the calendar where there is room, else a dialog. */
export function PlanForm({ form, rules, onChanged, onClose, onOpen, onShowDay }: PlanFormProps): ReactElement {
  const text = useText();
  const { client, directory } = useLive();
  const { timeZone, now } = usePatrol();
  const config = useConfig();
  const isWide = useSyncExternalStore(subscribeToWidth, () => matchMedia(wide).matches);
  const [shifts, setShifts] = useState<readonly Shift[]>([]);
  const holidays = useHolidays(Number(localDate(timeZone, now()).slice(0, 4)), form.kind === 'rule');
  useEffect(() => {
    client.shift
      .getAll()
      .then(setShifts, (error: unknown) =>
        client.logger.warn('The shifts could not be loaded', { reason: String(error) }),
      );
  }, [client]);
  const lists = useMemo(
    () => ({
      users: [...directory.users.values()],
      locations: [...directory.locations.values()],
      checkpoints: [...directory.checkpoints.values()],
    }),
    [directory],
  );
  const shared = {
    ...lists,
    className: css.form,
    describeError: (error: unknown): string => {
      if (!(error instanceof ApiError)) return String(error);
      const { id, values } = alertTextOf(error);
      return text(id, values);
    },
    onClose,
    presentation: isWide ? ('panel' as const) : ('dialog' as const),
  };
  if (form.kind === 'check') {
    const rule = rules.find(({ ruleId }) => ruleId === form.check.ruleId);
    return (
      <CheckForm
        {...shared}
        check={form.check}
        onCopy={(copy) => onOpen({ kind: 'rule', rule: copy })}
        onSubmit={async (check) => {
          await client.scheduler.save(check, { ifVersion: check.version });
          await onChanged();
        }}
        timeZone={rule?.timeZone ?? timeZone}
      />
    );
  }
  return (
    <TaskForm
      {...shared}
      canKeepTitle={config?.features.includes('ruleExtras') ?? true}
      canSkipDays={config?.features.includes('ruleBreaks') ?? true}
      {...(form.date === undefined ? {} : { defaultStartDate: form.date })}
      holidays={holidays}
      onFix={(fix) => {
        if (fix.kind === 'showDay') onShowDay(fix.date);
        else {
          const other = rules.find(({ ruleId }) => ruleId === fix.ruleId);
          if (other) onOpen({ kind: 'rule', rule: other });
        }
      }}
      onSubmit={async (rule) => {
        await client.rRule.save(rule, { timeZone, ...(rule.ruleId > 0 ? { ifVersion: rule.version } : {}) });
        await onChanged();
      }}
      otherRules={rules}
      {...(form.rule ? { rule: form.rule } : {})}
      shifts={shifts}
      timeZone={timeZone}
    />
  );
}
