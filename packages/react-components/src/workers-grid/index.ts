export { isDanger, latestPerGuard } from './latest-per-guard.rules.ts';
export { useWorkersGrid } from './use-workers-grid.ts';
export { WorkersGrid } from './workers-grid.tsx';
export type { WorkerNames, WorkersGridOptions, WorkersGridProps } from './workers-grid.types.ts';
