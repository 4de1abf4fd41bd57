import { useToasts } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { Occurrence, RecurrenceRule } from '@patrolkit/sdk/model';
import { useAlerts } from '../../errors/alerts.tsx';
import { shownDay } from '../../services/shown-day.ts';
import { useText } from '../../services/texts.ts';

type SkipDay = (item: Occurrence, details: { readonly date: string }) => void;

/** Leaves a day of a check's rule out, and puts it back when that is undone. */
export function useSkipDay(rules: ReadonlyMap<number, RecurrenceRule>, onChanged: () => Promise<void>): SkipDay {
  const text = useText();
  const patrol = usePatrol();
  const { client } = useLive();
  const alerts = useAlerts();
  const toasts = useToasts();

  const save = async (rule: RecurrenceRule, skippedDates: readonly string[]): Promise<RecurrenceRule | null> => {
    try {
      const { timeZone } = patrol;
      const saved = await client.rRule.save({ ...rule, skippedDates }, { timeZone, ifVersion: rule.version });
      await onChanged();
      return saved;
    } catch (error) {
      alerts.tell(error, { doing: text('console.scheduler.skipping') });
      return null;
    }
  };
  return (item, { date }) => {
    const rule = item.ruleId === null ? undefined : rules.get(item.ruleId);
    if (!rule) return;
    const before = rule.skippedDates ?? [];
    save(rule, [...before, date].sort()).then((saved) => {
      if (!saved) return;
      toasts.show({
        text: text('console.scheduler.skipped', { name: rule.title || rule.locationName, date: shownDay(date) }),
        action: {
          label: patrol.text('schedulerCalendar.undo'),
          onPress: () => void save(saved, before),
        },
      });
    });
  };
}
