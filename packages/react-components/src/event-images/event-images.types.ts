import type { EventImage, PatrolEvent } from '@patrolkit/sdk/model';
import type { Ref } from 'react';

/** What {@link useEventImages} takes. @public */
export interface EventImagesOptions {
  /** Id of the event; another one loads anew. */
  eventId: number;
  /** Fetches the images of an event; called when they are to be shown and not before (S2.86). */
  onLoad: (eventId: number) => Promise<readonly EventImage[]>;
  /** The exact text of a failed fetch. @default the error's message */
  loadErrorText?: ((error: unknown) => string) | undefined;
}

/** Props of {@link EventImages}. @public */
export interface EventImagesProps extends Omit<EventImagesOptions, 'eventId'> {
  /** The event, as far as its facts are shown. */
  event: Pick<PatrolEvent, 'eventId' | 'source' | 'occurredAt' | 'description' | 'comment' | 'confirmedBy'>;
  /** The cross, or Esc while focus is inside. */
  onClose: () => void;
  /** Stands beside the public class name `pk-EventImages`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
