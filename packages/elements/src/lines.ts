import type { GetToken } from './elements.types.ts';
import { createLine, type Line } from './line.ts';

/** The connections of a page. @internal */
export interface Lines {
  /** The one for an address and a source of tokens; the same for the same two while an element is on it. */
  of(baseUrl: string | null, getToken: GetToken | null): Line;
}

/** Makes the place where elements find the connection they share. @internal */
export function createLines(): Lines {
  const open = new Map<GetToken | null, Map<string | null, Line>>();
  return {
    of: (baseUrl, getToken) => {
      const address = baseUrl?.replace(/\/+$/, '') ?? null;
      const ofSource = open.get(getToken) ?? new Map<string | null, Line>();
      open.set(getToken, ofSource);
      const known = ofSource.get(address);
      if (known) return known;
      const line = createLine({
        baseUrl: address,
        getToken,
        onEmpty: () => {
          ofSource.delete(address);
          if (ofSource.size === 0) open.delete(getToken);
        },
      });
      ofSource.set(address, line);
      return line;
    },
  };
}
