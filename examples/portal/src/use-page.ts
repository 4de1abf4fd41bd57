import { useSyncExternalStore } from 'react';

/** Pages by the part of their address behind `#/`. */
export const pages = { '': 'Overview', sites: 'Sites', patrol: 'Patrol' } as const;
/** Name of a page in an address. */
export type PageName = keyof typeof pages;

const isPage = (name: string): name is PageName => Object.hasOwn(pages, name);

function watch(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The address of a page. */
export const addressOf = (page: PageName): string => `#/${page}`;

/** The page that the address names; the overview for one that is none. */
export function usePage(): PageName {
  const name = useSyncExternalStore(watch, () => location.hash.replace(/^#\/?/, ''));
  return isPage(name) ? name : '';
}
