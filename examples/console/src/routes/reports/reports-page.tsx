import { SelectField } from '@patrolkit/react-components/controls';
import { usePatrol } from '@patrolkit/react-components/provider';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router';
import { defaultFilter, type ReportFilter } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import { useSession } from '../../services/use-session.ts';
import { filterInAddress } from '../statistics/statistics-address.rules.ts';
import { ComplianceView } from './compliance-view.tsx';
import { IncidentView } from './incident-view.tsx';
import { MachineReportView } from './machine-report-view.tsx';
import { MailedView } from './mailed-view.tsx';
import { reportTypes } from './report-types.ts';
import type { ReportViewProps } from './report-view.types.ts';
import * as css from './reports-page.css.ts';
import { SentView } from './sent-view.tsx';

/** /reports: on the guards' devices, on companies, on one event; on screen, on paper and as a file (S1.27). */
export default function ReportsPage(): ReactElement {
  const text = useText();
  const { timeZone, now } = usePatrol();
  const policies = useSession()?.policies ?? [];
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useState<ReportFilter>(() => filterInAddress(search, defaultFilter(timeZone, now())));
  const open = reportTypes.filter(({ policy }) => policy === undefined || policies.includes(policy));
  const chosen = open.find(({ id }) => id === search.get('report')) ?? open[0] ?? reportTypes[0];
  if (!chosen) throw new Error('There is at least one report');
  const view: ReportViewProps = {
    filter,
    onFilterChange: setFilter,
    title: text(chosen.textId),
    choice: (
      <SelectField
        className={css.type}
        label={text('console.reports.type')}
        onChange={(id) => setSearch(id ? `?report=${id}` : '')}
        options={open.map(({ id, textId }) => ({ id, label: text(textId) }))}
        value={chosen.id}
      />
    ),
  };
  if (chosen.id === 'compliance') return <ComplianceView {...view} />;
  if (chosen.id === 'incident') return <IncidentView {...view} />;
  if (chosen.id === 'mailed') return <MailedView {...view} />;
  if (chosen.id === 'sent') return <SentView {...view} />;
  return <MachineReportView {...view} key={chosen.id} type={chosen.id} />;
}
