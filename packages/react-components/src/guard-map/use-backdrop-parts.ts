import type { FeatureCollection } from 'geojson';
import { useLater } from '../data-grid/use-later.ts';

/** What draws a backdrop and names its streets. @internal */
export type BackdropParts = typeof import('./backdrop-parts.ts');

const load = (): Promise<BackdropParts> => import('./backdrop-parts.ts');

/** What draws a backdrop, loaded when there is the first one. @internal */
export function useBackdropParts(backdrop: FeatureCollection | null): BackdropParts | null {
  return useLater(load, backdrop !== null);
}
