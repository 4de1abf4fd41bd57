import { formatDateTime, formatDateTimeSeconds } from '@patrolkit/sdk/model';
import type { FitBoundsOptions, Map as LeafletMap } from 'leaflet';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import { usePatrol } from '../provider/index.ts';
import { StateView } from '../state-view/state-view.tsx';
import './leaflet.css';
import { boundsOf } from './bounds-of.ts';
import type { TrackDrawing } from './draw-track.ts';
import type { GuardReplayProps } from './guard-replay.types.ts';
import { defaultMapCenter, drawable, pickerZoom } from './map.rules.ts';
import { ZoomButtons } from './map-button.tsx';
import { MapGroundLayer } from './map-ground.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapRoot } from './map-root.tsx';
import { toWorld } from './mercator.ts';
import { ReplayControls } from './replay-controls.tsx';
import { momentOf, type TrackPoint, thinned, trackOf } from './track.rules.ts';
import { TrackLayer } from './track-layer.tsx';
import { TrackList } from './track-list.tsx';
import { download, trackPicture } from './track-picture.ts';
import { useGround } from './use-map-choices.ts';
import { useMapLook } from './use-map-look.ts';
import { usePlayback } from './use-playback.ts';
import { useTileHealth } from './use-tile-health.ts';

const defaultSpeed = 60;
/* Title and controls lie over the map. */
const room = { paddingTopLeft: [60, 70], paddingBottomRight: [40, 120] } satisfies FitBoundsOptions;
const tolerancePixels = 1.2; /* nobody sees a thinner corner */

/** The replay itself; brings Leaflet along. @internal */
export function GuardReplayView(props: GuardReplayProps): ReactElement {
  const { name, positions, from, to, reads = [] } = props;
  const { text, timeZone } = usePatrol();
  const track = useMemo(() => trackOf(positions, from, to), [positions, from, to]);
  const playback = usePlayback(from, to, props.defaultSpeed ?? defaultSpeed);
  const moment = useMemo(() => momentOf(track, playback.at), [track, playback.at]);
  const placedReads = useMemo(
    () =>
      reads.flatMap(({ at, position }) =>
        drawable(position) ? toWorld(position ?? defaultMapCenter) : (momentOf(track, at) ?? []),
      ),
    [reads, track],
  );
  const [zoom, setZoom] = useState(pickerZoom);
  const kept = useMemo(() => thinned(track, tolerancePixels / (256 * 2 ** zoom)), [track, zoom]);
  const drawing = useMemo<TrackDrawing>(
    () => ({ track, kept, reads: placedReads, moment }),
    [track, kept, placedReads, moment],
  );
  const ground = useGround(props);
  const tiles = useTileHealth(ground.source);
  const source = tiles.isFailing ? null : ground.source;
  const map = useRef<LeafletMap>(null);
  const [hasFailed, setFailed] = useState(false);
  const range = text('guardMap.replay.range', {
    from: formatDateTime(from, timeZone),
    to: formatDateTime(to, timeZone),
    zone: timeZone,
  });
  const moments = formatDateTimeSeconds(playback.at, timeZone);
  const save = async (): Promise<void> => {
    const attribution = source && !source.isReadable ? '' : (source?.attribution ?? text('guardMap.schematic'));
    const content = {
      drawing,
      backdrop: source ? null : ground.backdrop,
      hasReadableTiles: source?.isReadable ?? false,
      lines: [name, range, moments, attribution] as const,
    };
    const picture = map.current && (await trackPicture(map.current, content).catch(() => null));
    setFailed(!picture);
    const day = formatDateTime(from, timeZone).replaceAll(/[^\d]+/g, '-');
    if (picture) (props.onSavePicture ?? download)(picture, `${name} ${day}.png`);
  };
  if (track.length === 0) {
    return <StateView icon="route" title={text('guardMap.replay.empty')} detail={`${name}, ${range}`} />;
  }
  const start = track[0]?.fix.position ?? defaultMapCenter;
  return (
    <MapRoot
      aside={<TrackList at={playback.at} onPick={playback.setAt} reads={reads} track={track} />}
      center={[start.latitude, start.longitude]}
      controls={
        <div className="pk-GuardMap-controls">
          <ZoomButtons />
        </div>
      }
      label={text('guardMap.replay.keys')}
      zoom={pickerZoom}
    >
      <MapGroundLayer backdrop={ground.backdrop} source={ground.source} tiles={tiles} />
      <TrackLayer drawing={drawing} />
      <TrackView keepMap={map} onZoom={setZoom} track={track} />
      <div className="pk-GuardReplay-title">
        <strong>{name}</strong>
        <span>{range}</span>
      </div>
      <MapLegend hasBackdrop={source === null && ground.backdrop !== null} source={source} />
      <ReplayControls
        count={text('guardMap.replay.count', { shown: kept.length, count: track.length })}
        from={from}
        hasFailed={hasFailed}
        moment={moments}
        onSave={() => void save()}
        playback={playback}
        to={to}
      />
    </MapRoot>
  );
}

interface TrackViewProps {
  track: readonly TrackPoint[];
  keepMap: { current: LeafletMap | null };
  onZoom: (zoom: number) => void;
}

/* Shows the whole track at first, and says at which zoom it is looked at. */
function TrackView({ track, keepMap, onZoom }: TrackViewProps): null {
  const map = useMap();
  const { zoom } = useMapLook();
  useEffect(() => {
    keepMap.current = map;
    const bounds = boundsOf(track.map(({ fix }) => fix.position));
    if (bounds) map.fitBounds(bounds, { ...room, maxZoom: 17, animate: false });
  }, [map, track, keepMap]);
  useEffect(() => onZoom(zoom), [zoom, onZoom]);
  return null;
}
