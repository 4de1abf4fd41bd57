import type { MapGround, MapGroundProps, MapTiles } from './guard-map.types.ts';

/** A source of pictures with all its values. @internal */
export interface TileSource {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** null: `url`, darkened. */
  readonly darkUrl: string | null;
  readonly attribution: string;
  /** null unless it is a page one may be led to. */
  readonly attributionUrl: string | null;
  readonly maxZoom: number;
  readonly isReadable: boolean;
}

/** The map pictures to choose from. @internal */
export function tileSources(tiles: MapGroundProps['tiles']): readonly TileSource[] {
  const list = tiles ? (isList(tiles) ? tiles : [tiles]) : [];
  return list.map((source) => ({
    url: source.url,
    attribution: source.attribution,
    id: source.id ?? source.url,
    name: source.name ?? source.attribution,
    maxZoom: source.maxZoom ?? 19,
    isReadable: source.isReadable ?? false,
    darkUrl: source.darkUrl ?? null,
    attributionUrl: source.attributionUrl?.startsWith('https://') ? source.attributionUrl : null,
  }));
}

function isList(tiles: MapTiles | readonly MapTiles[]): tiles is readonly MapTiles[] {
  return Array.isArray(tiles);
}

/** What can lie under the markers, in the order of the Layers panel; plain is always there. @internal */
export function groundsOf(sources: readonly TileSource[], hasBackdrop: boolean): readonly [MapGround, ...MapGround[]] {
  const grounds: MapGround[] = [...sources.map(({ id }) => id), ...(hasBackdrop ? ['backdrop'] : [])];
  const [first, ...others] = grounds;
  return first === undefined ? ['plain'] : [first, ...others, 'plain'];
}
