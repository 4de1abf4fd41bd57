import type { ReactElement } from 'react';
import { useMap } from 'react-leaflet';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import { usePatrol } from '../provider/index.ts';
import { useMapLook } from './use-map-look.ts';

/** Props of {@link MapButton}. @internal */
export interface MapButtonProps {
  icon: IconName;
  label: string;
  isOff?: boolean | undefined;
  onPress: () => void;
}

/** A square button over the map. aria-disabled, so that the last step of the zoom does not take the focus away. @internal */
export function MapButton({ icon, label, isOff = false, onPress }: MapButtonProps): ReactElement {
  return (
    <button
      aria-disabled={isOff || undefined}
      aria-label={label}
      className="pk-GuardMap-control"
      onClick={isOff ? undefined : onPress}
      title={label}
      type="button"
    >
      <Icon name={icon} />
    </button>
  );
}

/** Nearer and farther. @internal */
export function ZoomButtons(): ReactElement {
  const { text } = usePatrol();
  const map = useMap();
  const { zoom } = useMapLook();
  return (
    <>
      <MapButton
        icon="plus"
        isOff={zoom >= map.getMaxZoom()}
        label={text('guardMap.zoomIn')}
        onPress={() => map.zoomIn()}
      />
      <MapButton
        icon="minus"
        isOff={zoom <= map.getMinZoom()}
        label={text('guardMap.zoomOut')}
        onPress={() => map.zoomOut()}
      />
    </>
  );
}
