import { ComboField, DateField } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../services/texts.ts';
import * as css from './filter-row.css.ts';
import type { ReportFilter } from './report-filter.ts';

/** Props of {@link FilterRow}. */
export interface FilterRowProps {
  title: string;
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
  /** Fields of the page's own, before the others. */
  children?: ReactNode;
  /** Buttons at the end. */
  end?: ReactNode;
  /** @default true */
  hasCompany?: boolean;
  /** @default true */
  hasLocation?: boolean;
  /** @default true */
  hasGuard?: boolean;
}

/** Period, company, location and guard: the row above statistics, reports and records. */
export function FilterRow(props: FilterRowProps): ReactElement {
  const { title, filter, onChange, children, end } = props;
  const { hasCompany = true, hasLocation = true, hasGuard = true } = props;
  const text = useText();
  const { directory } = useLive();
  const change = (part: Partial<ReportFilter>): void => onChange({ ...filter, ...part });
  const isUpsideDown = filter.firstDay !== null && filter.lastDay !== null && filter.firstDay > filter.lastDay;
  return (
    <search className={css.row}>
      <h1 className={css.title}>{title}</h1>
      {children}
      <DateField
        className={css.date}
        errorText={isUpsideDown ? text('console.filter.order') : undefined}
        label={text('console.filter.from')}
        onChange={(firstDay) => change({ firstDay })}
        value={filter.firstDay}
      />
      <DateField
        className={css.date}
        label={text('console.filter.to')}
        onChange={(lastDay) => change({ lastDay })}
        value={filter.lastDay}
      />
      {hasCompany && (
        <ComboField
          className={css.choice}
          isClearable
          label={text('console.field.company')}
          onChange={(companyId) => change({ companyId })}
          options={[...directory.companies.values()].map(({ companyId, name }) => ({ id: companyId, label: name }))}
          placeholder={text('console.filter.all')}
          value={filter.companyId}
        />
      )}
      {hasLocation && (
        <ComboField
          className={css.choice}
          isClearable
          label={text('console.field.location')}
          onChange={(locationId) => change({ locationId })}
          options={[...directory.locations.values()].map(({ locationId, name }) => ({ id: locationId, label: name }))}
          placeholder={text('console.filter.all')}
          value={filter.locationId}
        />
      )}
      {hasGuard && (
        <ComboField
          className={css.choice}
          isClearable
          label={text('console.role.Guard')}
          onChange={(guardId) => change({ guardId })}
          options={[...directory.users.values()].flatMap(({ userId, name, role }) =>
            role === 'Guard' ? [{ id: userId, label: name }] : [],
          )}
          placeholder={text('console.filter.all')}
          value={filter.guardId}
        />
      )}
      <span className={css.space} />
      <div className={css.end}>{end}</div>
    </search>
  );
}
