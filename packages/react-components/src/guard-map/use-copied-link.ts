import type { LatLon } from '@patrolkit/sdk/model';
import { useCallback, useState } from 'react';
import { openStreetMapLink } from './map.rules.ts';

/** What became of the link of the last press. @internal */
export interface CopiedLink {
  readonly link: string;
  readonly isCopied: boolean;
  /** Rises with each press. */
  readonly count: number;
}

/** Copies the map link of a pressed marker (S2.55) and says what became of it. @internal */
export function useCopiedLink(
  mapLink: ((latitude: number, longitude: number) => string) | null | undefined,
): [CopiedLink | null, (place: LatLon) => void] {
  const [last, setLast] = useState<CopiedLink | null>(null);
  const copy = useCallback(
    (place: LatLon): void => {
      if (mapLink === null) return;
      const link = mapLink ? mapLink(place.latitude, place.longitude) : openStreetMapLink(place);
      const tell = (isCopied: boolean): void =>
        setLast((before) => ({ link, isCopied, count: (before?.count ?? 0) + 1 }));
      /* No clipboard outside of https, and a browser may refuse it: then the link is shown instead. */
      const written = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
      written.then(
        () => tell(true),
        () => tell(false),
      );
    },
    [mapLink],
  );
  return [last, copy];
}
