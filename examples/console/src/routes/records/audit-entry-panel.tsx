import { IconButton } from '@patrolkit/react-components/controls';
import { usePatrol } from '@patrolkit/react-components/provider';
import { type AuditEntry, formatDateTimeSeconds } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { useText } from '../../services/texts.ts';
import { actionWords, entityWords } from './audit-words.ts';
import { fieldChanges } from './changes.rules.ts';
import * as css from './records.css.ts';

/** Props of {@link AuditEntryPanel}. */
export interface AuditEntryPanelProps {
  /** Null while none is chosen. */
  entry: AuditEntry | null;
  onClose: () => void;
}

/** One entry of the log: what was there before and after, and the link of the chain it is. */
export function AuditEntryPanel({ entry, onClose }: AuditEntryPanelProps): ReactElement {
  const text = useText();
  const { timeZone } = usePatrol();
  if (!entry) return <p className={css.hint}>{text('console.audit.choose')}</p>;
  const changes = fieldChanges(entry.before, entry.after);
  const title = `${actionWords(entry, text)}: ${entityWords(entry, text)}`;
  const facts: readonly (readonly [string, string])[] = [
    [text('console.statistics.when'), formatDateTimeSeconds(entry.at, timeZone)],
    [text('console.audit.who'), entry.userName ?? text('console.audit.server')],
    [text('console.audit.from'), entry.ip ?? '–'],
    [text('console.audit.request'), entry.requestId ?? '–'],
    [text('console.audit.hash'), entry.hash],
  ];
  return (
    <section aria-label={title} className={css.panel}>
      <header className={css.panelHead}>
        <h2 className={css.panelTitle}>{title}</h2>
        <IconButton icon="close" label={text('console.entity.close')} onPress={onClose} />
      </header>
      <div className={css.panelBody}>
        {changes.length === 0 ? (
          <p className={css.quiet}>{text('console.audit.noValues')}</p>
        ) : (
          <table aria-label={text('console.audit.changes')} className={css.table}>
            <thead>
              <tr>
                <th scope="col">{text('console.audit.field')}</th>
                <th scope="col">{text('console.audit.before')}</th>
                <th scope="col">{text('console.audit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after, isChanged }) => (
                <tr data-changed={isChanged ? '' : undefined} key={field}>
                  <th scope="row">{field || text('console.audit.value')}</th>
                  <td>{before ?? '–'}</td>
                  <td>{after ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={css.quiet}>{text('console.audit.chain')}</p>
      </div>
    </section>
  );
}
