export { LiveGuardMap, type LiveGuardMapProps } from './live-guard-map.tsx';
