import { Tabs, useToasts } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { noFilter } from '@patrolkit/react-components/scheduler-calendar';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../services/texts.ts';
import { useConfig } from '../../services/use-config.ts';
import { useSession } from '../../services/use-session.ts';
import { CalendarLinks } from './calendar-links.tsx';
import type { OpenForm } from './open-form.ts';
import { type CalendarPlace, PlanCalendar } from './plan-calendar.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanRules } from './plan-rules.tsx';
import * as css from './scheduler-page.css.ts';
import { useOccurrences } from './use-occurrences.ts';
import { useRules } from './use-rules.ts';

/** /scheduler: the calendar of planned checks and the rules behind it (S2.114). */
export default function SchedulerPage(): ReactElement {
  const text = useText();
  const patrol = usePatrol();
  const toasts = useToasts();
  const { feed } = useLive();
  const [search, setSearch] = useSearchParams();
  const occurrences = useOccurrences();
  const rules = useRules(patrol.timeZone);
  const [form, setForm] = useState<OpenForm | null>(null);
  const [place, setPlace] = useState<CalendarPlace>({ view: 'month', filter: noFilter });
  const canWrite = useSession()?.policies.includes('schedule.write') ?? false;
  const canLink = (useConfig()?.features.includes('calendarLinks') ?? false) && canWrite;
  const tab = search.get('tab') === 'RRuleViewer' ? 'RRuleViewer' : 'RoutesTable';

  /** After a save the rules and the checks are loaded again (S7.64), and every other window follows (S9.10). */
  const follow = async (): Promise<void> => {
    feed.tellSchedulersChanged();
    await Promise.all([rules.reload(), occurrences.reload()]);
    toasts.show({ text: patrol.text('schedulerCalendar.eventsUpdated') });
  };
  return (
    <div className={css.room} data-form={form ? 'open' : undefined}>
      <Tabs
        className={css.tabs}
        end={canLink && <CalendarLinks guardId={place.filter.guardId} />}
        label={text('console.section.scheduler')}
        onSelect={(id) => setSearch({ tab: id })}
        selected={tab}
        tabs={[
          {
            id: 'RoutesTable',
            label: text('console.scheduler.RoutesTable'),
            panel: (
              <PlanCalendar
                occurrences={occurrences}
                onChanged={follow}
                onOpen={setForm}
                onPlaceChange={(change) => setPlace((known) => ({ ...known, ...change }))}
                place={place}
                rules={rules.rules}
              />
            ),
          },
          {
            id: 'RRuleViewer',
            label: text('console.scheduler.RRuleViewer'),
            panel: <PlanRules onChanged={follow} onOpen={setForm} rules={rules} />,
          },
        ]}
      />
      {form && (
        <PlanForm
          form={form}
          key={formKey(form)}
          onChanged={follow}
          onClose={() => setForm(null)}
          onOpen={setForm}
          onShowDay={(day) => {
            setPlace((known) => ({ ...known, date: day }));
            setSearch({ tab: 'RoutesTable' });
          }}
          rules={rules.rules}
        />
      )}
    </div>
  );
}

function formKey(form: OpenForm): string {
  return form.kind === 'check'
    ? `check-${form.check.occurrenceId}`
    : `rule-${form.rule?.ruleId ?? 'new'}-${form.date ?? ''}`;
}
