import { Button, IconButton } from '@patrolkit/react-components/controls';
import { inspectJpeg } from '@patrolkit/react-components/event-images';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { ExportMenu, ExportStatus, type ExportTable, useTableExport } from '@patrolkit/react-components/table-export';
import {
  type EventImage,
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
import { IncidentImage } from './incident-image.tsx';
import * as css from './incident-panel.css.ts';
import { incidentPictures } from './incident-pictures.rules.ts';
import { useIncident } from './use-incident.ts';
import { useIncidentTrack } from './use-incident-track.ts';

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
  position: 'console.incident.position',
  confirmed: 'console.statistics.confirmedAt',
};

/** One event: its facts, what was said and done about it in its order, and its pictures. */
export function IncidentPanel({ event, onClose }: IncidentPanelProps): ReactElement {
  const text = useText();
  const { timeZone, text: shared } = usePatrol();
  const { directory } = useLive();
  const { answer, error, reload } = useIncident(event);
  const exporting = useTableExport();
  const own = useIncidentTrack(event);
  if (!event) return <p className={room.hint}>{text('console.incident.choose')}</p>;
  const incident = answer?.event === event ? answer : null;
  const lines = incidentLines({ ...(incident ?? { event, comments: [], entries: [] }), track: own.track ?? [] });
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
  const captionOf = ({ takenAt }: EventImage, number: number): string =>
    text('console.incident.image', { number, time: formatDateTime(takenAt ?? event.occurredAt, timeZone) });
  const table = (): ExportTable<IncidentLine> => {
    const { pictures, broken, tooMany } = incidentPictures(incident?.images ?? [], inspectJpeg, captionOf);
    return {
      name: `incident_${event.eventId}`,
      title,
      notes: [
        ...facts.map(([label, value]) => `${label}: ${value}`),
        ...(broken === 0 ? [] : [text('console.incident.brokenImages', { count: broken })]),
        ...(tooMany === 0 ? [] : [text('console.incident.moreImages', { count: tooMany })]),
      ],
      pictures,
      rows: lines,
      timeZone,
      columns: [
        { label: text('console.statistics.when'), share: 1.2, value: ({ at }) => formatDateTimeSeconds(at, timeZone) },
        { label: text('console.audit.what'), share: 1, value: ({ kind }) => text(kindIds[kind]) },
        { label: text('console.audit.who'), share: 1.2, value: who },
        { label: text('console.incident.words'), share: 3, value: words },
      ],
    };
  };
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
        {event.guardId !== null && own.track === null && (
          <div className={css.track}>
            <p className={room.words}>{text('console.incident.trackWarning')}</p>
            <Button isDisabled={own.isReading} onPress={() => void own.read()}>
              <Icon name="route" />
              {text('console.incident.track', { name: event.guardName })}
            </Button>
          </div>
        )}
        {own.track?.length === 0 && <p className={css.track}>{text('console.incident.trackNone')}</p>}
        {(incident?.images ?? []).map((image, at) => (
          <IncidentImage caption={captionOf(image, at + 1)} image={image} key={image.imageId ?? at} />
        ))}
      </div>
    </section>
  );
}
