import { formatDateTime } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { EventImagesProps } from './event-images.types.ts';

/** Props of {@link ImageFacts}. @public */
export interface ImageFactsProps {
  /** The event whose image it is. */
  event: EventImagesProps['event'];
  /** When the shown image was taken, milliseconds since 1970; null when nobody knows. */
  takenAt: number | null;
}

/** What belongs to the images: when, what, and who confirmed the event (S2.88 to S2.91). @public */
export function ImageFacts({ event, takenAt }: ImageFactsProps): ReactElement {
  const { text, timeZone } = usePatrol();
  const facts: readonly (readonly [string, string, string])[] = [
    ['eventTime', text('eventImages.eventTime'), formatDateTime(event.occurredAt, timeZone)],
    ...(takenAt === null ? [] : [['takenAt', text('eventImages.takenAt'), formatDateTime(takenAt, timeZone)] as const]),
    ['confirmedBy', text('eventImages.confirmedBy'), event.confirmedBy ?? ''],
    ['description', text('eventImages.description'), event.description],
    ['comment', text('eventImages.comment'), event.comment],
  ];
  return (
    <dl className="pk-EventImages-facts">
      {facts.map(([name, label, value]) => (
        <div className="pk-EventImages-fact" data-fact={name} key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
