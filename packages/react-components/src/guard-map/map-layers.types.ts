import type { TileSource } from './ground.ts';
import type { ShownParts } from './guard-canvas.tsx';
import type { MapGround } from './guard-map.types.ts';

/** Props of the button Layers and of its panel. @internal */
export interface MapLayersProps {
  grounds: readonly MapGround[];
  sources: readonly TileSource[];
  ground: MapGround;
  onGroundChange: (ground: MapGround) => void;
  shown: ShownParts;
  onShownChange: (shown: ShownParts) => void;
}
