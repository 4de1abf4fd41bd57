import type { ReactElement } from 'react';
import type { ReportFilter } from '../../filters/report-filter.ts';

/** What every report is given. */
export interface ReportViewProps {
  filter: ReportFilter;
  onFilterChange: (filter: ReportFilter) => void;
  /** The field that chooses the report. */
  choice: ReactElement;
  title: string;
}
