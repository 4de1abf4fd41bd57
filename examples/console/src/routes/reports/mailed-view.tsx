import type { ReactElement } from 'react';
import { EntityPage } from '../../entities/entity-page.tsx';
import * as row from '../../filters/filter-row.css.ts';
import { useText } from '../../services/texts.ts';
import * as css from './mailed.css.ts';
import type { ReportViewProps } from './report-view.types.ts';
import { useMailedEntity } from './use-mailed-entity.tsx';

/** The reports that are mailed by the clock: list and form. */
export function MailedView({ choice }: ReportViewProps): ReactElement {
  const text = useText();
  return (
    <div className={css.page}>
      <search className={row.row}>
        <h1 className={row.title}>{text('console.section.reports')}</h1>
        {choice}
      </search>
      <EntityPage entity={useMailedEntity()} />
    </div>
  );
}
