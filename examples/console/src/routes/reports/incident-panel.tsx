import { Button, IconButton } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { ExportMenu, ExportStatus, type ExportTable, useTableExport } from '@patrolkit/react-components/table-export';
import {
  type EventReportRow,
  formatCoordinates,
  formatDateTime,
  formatDateTimeSeconds,
  isAlarm,
} from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { alertTextOf } from '../../services/alert-text.ts';
import { type TextId, useText } from '../../services/texts.ts';
import { actionWords } from '../records/audit-words.ts';
import * as room from '../records/records.css.ts';
import { type IncidentLine, incidentLines } from './incident.rules.ts';
import * as css from './incident-panel.css.ts';
import { useIncident } from './use-incident.ts';

/** Props of {@link IncidentPanel}. */
export interface IncidentPanelProps {
  /** Null while none is chosen. */
  event: EventReportRow | null;
  onClose: () => void;
}

const kindIds: Readonly<Record<IncidentLine['kind'], TextId>> = {
  happened: 'console.incident.happened',
  received: 'console.incident.received',
  read: 'console.statistics.readAt',
  comment: 'console.incident.comment',
  message: 'console.incident.message',
  audit: 'console.incident.audit',
  confirmed: 'console.statistics.confirmedAt',
};

/** One event: its facts, what was said and done about it in its order, and its pictures. */
export function IncidentPanel({ event, onClose }: IncidentPanelProps): ReactElement {
  const text = useText();
  const { timeZone, text: shared } = usePatrol();
  const { directory } = useLive();
  const { answer, error, reload } = useIncident(event);
  const exporting = useTableExport();
  if (!event) return <p className={room.hint}>{text('console.incident.choose')}</p>;
  const incident = answer?.event === event ? answer : null;
  const lines = incidentLines(incident ?? { event, comments: [], entries: [] });
  const nameOf = (id: number | null): string => (id === null ? '–' : (directory.locations.get(id)?.name ?? String(id)));
  const title = `${shared(`eventType.${event.type}`)} ${event.eventId}`;
  const confirmation: readonly [string, string] = [
    text('console.statistics.confirmedAt'),
    event.confirmedAt === null
      ? text('console.incident.open')
      : `${formatDateTime(event.confirmedAt, timeZone)} ${event.confirmedBy ?? ''}`,
  ];
  const facts: readonly (readonly [string, string])[] = [
    [text('console.statistics.when'), formatDateTimeSeconds(event.occurredAt, timeZone)],
    [text('console.role.Guard'), event.guardName || '–'],
    [text('console.field.location'), nameOf(event.locationId)],
    [text('console.field.coordinates'), formatCoordinates(event.position) || '–'],
    [text('console.field.description'), event.description || '–'],
    ...(isAlarm(event.type) || event.confirmedAt !== null ? [confirmation] : []),
  ];
  const who = ({ who }: IncidentLine): string => {
    if (typeof who === 'number') return directory.users.get(who)?.name ?? String(who);
    return who ?? text('console.audit.server');
  };
  const words = ({ kind, words }: IncidentLine): string =>
    kind === 'audit' ? actionWords({ action: words }, text) : words;
  const table = (): ExportTable<IncidentLine> => ({
    name: `incident_${event.eventId}`,
    title,
    notes: facts.map(([label, value]) => `${label}: ${value}`),
    rows: lines,
    timeZone,
    columns: [
      { label: text('console.statistics.when'), share: 1.2, value: ({ at }) => formatDateTimeSeconds(at, timeZone) },
      { label: text('console.audit.what'), share: 1, value: ({ kind }) => text(kindIds[kind]) },
      { label: text('console.audit.who'), share: 1.2, value: who },
      { label: text('console.incident.words'), share: 3, value: words },
    ],
  });
  const failure = error && alertTextOf(error);
  return (
    <section aria-label={title} className={room.panel}>
      <header className={room.panelHead}>
        <h2 className={room.panelTitle}>
          {event.isDrill && `${text('console.audit.verb.drill')} · `}
          {title}
        </h2>
        <ExportMenu isDisabled={!incident} model={exporting} table={table} />
        <IconButton icon="close" label={text('console.entity.close')} onPress={onClose} />
      </header>
      <ExportStatus model={exporting} />
      <div className={room.panelBody}>
        {failure && (
          <p className={css.failed} role="alert">
            {text('console.incident.failed', { error: text(failure.id, failure.values) })}
            <Button onPress={reload}>{text('console.statistics.reload')}</Button>
          </p>
        )}
        <dl className={room.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className={css.heading}>{text('console.incident.course')}</h3>
        <ol aria-busy={!incident || undefined} className={css.course}>
          {lines.map((line) => (
            <li className={css.line} key={line.id}>
              <span className={css.when}>{formatDateTimeSeconds(line.at, timeZone)}</span>
              <span>
                <b className={css.kind}>{text(kindIds[line.kind])}</b> {who(line)}
                {words(line) && <span className={css.words}>{words(line)}</span>}
              </span>
            </li>
          ))}
        </ol>
        {(incident?.images ?? []).map(({ imageId, jpegBase64, takenAt }, at) => (
          <img
            alt={text('console.incident.image', {
              number: at + 1,
              time: formatDateTime(takenAt ?? event.occurredAt, timeZone),
            })}
            className={css.image}
            key={imageId ?? at}
            src={`data:image/jpeg;base64,${jpegBase64}`}
          />
        ))}
      </div>
    </section>
  );
}
