import type { FeatureCollection } from 'geojson';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { TileSource } from './ground.ts';
import { watchTheme } from './palette.ts';
import { useBackdropParts } from './use-backdrop-parts.ts';
import type { TileWatch } from './use-tile-health.ts';

/** Props of {@link MapGroundLayer}. @internal */
export interface MapGroundLayerProps {
  /** null: no map pictures. */
  source: TileSource | null;
  /** Takes the place of map pictures that do not come; null on a plain ground. */
  backdrop: FeatureCollection | null;
  tiles: TileWatch;
}

/** What lies under the markers. Map pictures that do not come are replaced by the backdrop or the plain ground, and that is said. @internal */
export function MapGroundLayer({ source, backdrop, tiles }: MapGroundLayerProps): ReactElement {
  const { text } = usePatrol();
  const { isFailing, turn, handlers, tryAgain } = tiles;
  const shownBackdrop = !source || isFailing ? backdrop : null;
  const parts = useBackdropParts(shownBackdrop);
  const box = useRef<HTMLDivElement>(null);
  const isDark = useIsDark(box);
  const url = isDark ? (source?.darkUrl ?? source?.url) : source?.url;
  const isDimmed = isDark && source?.darkUrl === null;
  return (
    <>
      {source && url && !isFailing ? (
        <TileLayer
          className={isDimmed ? 'pk-GuardMap-tiles pk-GuardMap-dimmed' : 'pk-GuardMap-tiles'}
          crossOrigin={source.isReadable ? 'anonymous' : false}
          eventHandlers={handlers}
          key={`${url} ${isDimmed} ${turn}`}
          maxNativeZoom={source.maxZoom}
          maxZoom={19}
          url={url}
        />
      ) : null}
      {parts && shownBackdrop ? <parts.BackdropLayer backdrop={shownBackdrop} /> : null}
      <div className="pk-GuardMap-failing" ref={box} role="status">
        {source && isFailing ? (
          <>
            <Icon name="warn" />
            <span>{text(backdrop ? 'guardMap.tilesFailed' : 'guardMap.tilesFailedPlain', { name: source.name })}</span>
            <Button onPress={tryAgain} variant="quiet">
              {text('dialog.tryAgain')}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

/* A page without a theme is dark. */
function useIsDark(box: { readonly current: HTMLElement | null }): boolean {
  const [isDark, setDark] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const read = (): void => setDark(element.closest<HTMLElement>('[data-pk-theme]')?.dataset.pkTheme !== 'light');
    read();
    return watchTheme(element, read);
  }, [box]);
  return isDark;
}
