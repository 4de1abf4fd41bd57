/** Element that shows a view, by the last part of the page's path. */
const elements = { events: 'patrol-event-grid', map: 'patrol-guard-map' } as const;

/** What the page shows. */
export type ViewElement = (typeof elements)[keyof typeof elements];

/** The element for `/embed/{key}/events` or `/embed/{key}/map`; null for any other path. */
export function viewOf(path: string): ViewElement | null {
  const view = /^\/embed\/[^/]+\/(events|map)\/?$/.exec(path)?.[1];
  return view === 'events' || view === 'map' ? elements[view] : null;
}
