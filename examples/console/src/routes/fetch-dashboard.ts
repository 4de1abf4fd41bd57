/** Gets what every signed-in screen stands on; the dashboard beside it, not after it, where that is the address. */
export async function fetchMonitored(): Promise<typeof import('./monitored.tsx')> {
  const isHome = location.pathname.replace(/\/?$/, '/') === import.meta.env.BASE_URL.replace(/\/?$/, '/');
  const [monitored] = await Promise.all([import('./monitored.tsx'), isHome && fetchHome()]);
  return monitored;
}

/** Gets the dashboard without its map. */
export const fetchHome = (): Promise<typeof import('./home-page.tsx')> => import('./home-page.tsx');

/** Gets both while somebody signs in; a failure is told when they are wanted. */
export function prefetchDashboard(): void {
  void Promise.allSettled([import('./monitored.tsx'), fetchHome()]);
}
