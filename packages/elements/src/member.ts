import type { MapTiles } from '@patrolkit/react-components/guard-map';
import type { ElementLanguage, ElementTheme } from './elements.types.ts';

/** What an element shows. @internal */
export type View = 'grid' | 'map';

/** An element on a line, as it is set now. @internal */
export interface Member {
  readonly key: string;
  readonly view: View;
  readonly element: HTMLElement;
  /** Inside the element: what is drawn goes here. */
  readonly box: HTMLElement;
  readonly language: ElementLanguage;
  readonly theme: ElementTheme;
  readonly density: 'compact' | 'comfortable';
  readonly tiles: MapTiles | null;
}

/** The element that has the alarm strip: one of a page, the first grid, or the first map where there is no grid. @internal */
export function stripOwner(members: readonly Member[]): string | undefined {
  return (members.find(({ view }) => view === 'grid') ?? members[0])?.key;
}
