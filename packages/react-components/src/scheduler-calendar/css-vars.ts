import type { CSSProperties } from 'react';

/** Custom properties as a style: the style sheet makes places and colours of them. @internal */
export function cssVars(values: Readonly<Record<`--pk-x-${string}`, string | number>>): CSSProperties {
  return values as CSSProperties; // React takes custom properties, its type does not name them
}

/** Where something lies on an axis, in slots, and how it shares the room with others. @internal */
export function spanStyle(from: number, to: number, lane = 0, lanes = 1, width = 1): CSSProperties {
  return cssVars({ '--pk-x-from': from, '--pk-x-to': to, '--pk-x-lane': lane / lanes, '--pk-x-width': width / lanes });
}
