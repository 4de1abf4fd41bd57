import { Button, useToasts } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { RRuleViewer } from '@patrolkit/react-components/rrule-viewer';
import type { RecurrenceRule } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { useAlerts } from '../../errors/alerts.tsx';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import { useSession } from '../../services/use-session.ts';
import type { OpenForm } from './open-form.ts';
import * as css from './scheduler-page.css.ts';
import type { Rules } from './use-rules.ts';

/** Props of {@link PlanRules}. */
export interface PlanRulesProps {
  rules: Rules;
  onOpen: (form: OpenForm) => void;
  onChanged: () => Promise<void>;
}

/** The rules on the back end. */
export function PlanRules({ rules, onOpen, onChanged }: PlanRulesProps): ReactElement {
  const text = useText();
  const patrol = usePatrol();
  const { client, directory } = useLive();
  const alerts = useAlerts();
  const toasts = useToasts();
  const canWrite = useSession()?.policies.includes('schedule.write') ?? false;
  const checkpoints = useMemo(() => [...directory.checkpoints.values()], [directory.checkpoints]);
  const remove = async (rule: RecurrenceRule): Promise<void> => {
    try {
      await client.rRule.delete(rule.ruleId);
      toasts.show({ text: patrol.text('schedulerCalendar.itemDeleted') });
      await onChanged();
    } catch (error) {
      alerts.tell(error, { doing: text('console.scheduler.deletingRule') });
    }
  };
  const add = canWrite && (
    <Button onPress={() => onOpen({ kind: 'rule', rule: null })} variant="primary">
      <Icon name="plus" />
      {text('console.scheduler.add')}
    </Button>
  );
  const failure = rules.error && alertTextOf(rules.error);
  return (
    <RRuleViewer
      checkpoints={checkpoints}
      className={css.fill}
      emptyActions={add}
      errorText={failure ? text(failure.id, failure.values) : undefined}
      onCopy={canWrite ? (rule) => onOpen({ kind: 'rule', rule: { ...rule, ruleId: 0, version: 0 } }) : undefined}
      onDelete={canWrite ? (rule) => void remove(rule) : undefined}
      onEdit={canWrite ? (rule) => onOpen({ kind: 'rule', rule }) : undefined}
      onRetry={() => void rules.reload()}
      rules={rules.rules}
      status={rules.status}
      toolbarEnd={add}
    />
  );
}
