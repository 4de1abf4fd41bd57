import type { EventImage } from '@patrolkit/sdk/model';
import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react';
import type { EventImagesOptions } from './event-images.types.ts';

/** What {@link useEventImages} gives. @public */
export interface EventImagesModel {
  readonly status: 'loading' | 'ready' | 'error';
  /** Why they could not be fetched; null when they could. */
  readonly errorText: string | null;
  readonly images: readonly EventImage[];
  /** Which one is shown, from 0. */
  readonly index: number;
  /** The one that is shown; null when there is none. */
  readonly image: EventImage | null;
  show(index: number): void;
  /** One before or after; stays at the ends. */
  move(by: 1 | -1): void;
  retry(): void;
}

type Loaded = Pick<EventImagesModel, 'status' | 'errorText' | 'images'>;

const loading: Loaded = { status: 'loading', errorText: null, images: [] };
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The images of an event without any markup: fetched on demand, shown one at a time. @public */
export function useEventImages(options: EventImagesOptions): EventImagesModel {
  const { eventId } = options;
  const [loaded, setLoaded] = useState<Loaded>(loading);
  const [index, setIndex] = useState(0);
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  const turn = useRef(0);

  const load = useCallback((id: number) => {
    turn.current += 1;
    const own = turn.current;
    setLoaded(loading);
    setIndex(0);
    const { onLoad, loadErrorText = messageOf } = latest.current;
    onLoad(id).then(
      (images) => {
        if (own === turn.current) setLoaded({ status: 'ready', errorText: null, images });
      },
      (error: unknown) => {
        if (own === turn.current) setLoaded({ status: 'error', errorText: loadErrorText(error), images: [] });
      },
    );
  }, []);
  useEffect(() => {
    load(eventId);
    return () => {
      turn.current += 1; // an answer that comes later belongs to nobody
    };
  }, [eventId, load]);

  const { images } = loaded;
  const show = (next: number): void => setIndex(Math.max(0, Math.min(images.length - 1, next)));
  return {
    ...loaded,
    index,
    image: images[index] ?? null,
    show,
    move: (by) => show(index + by),
    retry: () => load(eventId),
  };
}
