import { type LatLon, mapLink as openStreetMapLink } from '@patrolkit/sdk/model';
import { useCallback, useState } from 'react';
import { useLatest } from '../data-grid/use-latest.ts';
import type { GuardMapProps } from './guard-map.types.ts';

/** What became of the link of the last press. @internal */
export interface CopiedLink {
  readonly link: string;
  readonly isCopied: boolean;
  /** Rises with each press. */
  readonly count: number;
}

/** How links are copied, and who is told. @internal */
export type CopyOptions = Pick<GuardMapProps, 'mapLink' | 'onLinkCopied' | 'onLinkFailed'>;

/**
 * Copies the map link of a pressed marker (S2.55). What became of it is told to the host, or said by the map where the
 * host does not listen.
 * @internal
 */
export function useCopiedLink(options: CopyOptions): [CopiedLink | null, (place: LatLon) => void] {
  const [last, setLast] = useState<CopiedLink | null>(null);
  const newest = useLatest(options);
  const copy = useCallback(
    (place: LatLon): void => {
      const { mapLink } = newest.current;
      if (mapLink === null) return;
      const link = mapLink ? mapLink(place.latitude, place.longitude) : openStreetMapLink(place);
      const tell = (isCopied: boolean): void => {
        const host = isCopied ? newest.current.onLinkCopied : newest.current.onLinkFailed;
        if (host) host(link);
        else setLast((before) => ({ link, isCopied, count: (before?.count ?? 0) + 1 }));
      };
      /* No clipboard outside of https, and a browser may refuse it: then the link is shown instead. */
      const written = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
      written.then(
        () => tell(true),
        () => tell(false),
      );
    },
    [newest],
  );
  return [last, copy];
}
