import type { ReactElement } from 'react';
import { EventImages, type EventImagesProps } from '../event-images/index.ts';
import { useLive } from './live-context.ts';
import { useErrorWords } from './use-error-words.ts';

/** Props of {@link LiveEventImages}: those of `EventImages` that are not connected. @public */
export type LiveEventImagesProps = Omit<EventImagesProps, 'onLoad' | 'loadErrorText'>;

/** The images of an event, fetched when it opens (S2.86). @public */
export function LiveEventImages(props: LiveEventImagesProps): ReactElement {
  const { client } = useLive();
  const words = useErrorWords();
  return <EventImages {...props} loadErrorText={words} onLoad={client.event.getImages} />;
}
