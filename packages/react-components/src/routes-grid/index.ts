export { type Age, ageOf } from './route-age.rules.ts';
export type { RouteView } from './route-view.rules.ts';
export { RoutesGrid } from './routes-grid.tsx';
export type { RouteNames, RoutesGridOptions, RoutesGridProps } from './routes-grid.types.ts';
export { useRoutesGrid } from './use-routes-grid.ts';
