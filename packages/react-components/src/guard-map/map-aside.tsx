import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLater } from '../data-grid/use-later.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { MapModel } from './map-model.ts';
import { type MapTarget, placeOf } from './map-target.ts';
import type { MarkerList } from './marker-list.tsx';
import type { RowActions } from './marker-row.tsx';
import { useWay } from './use-way.ts';

const loadList = (): Promise<typeof MarkerList> => import('./marker-list.tsx').then((part) => part.MarkerList);

/** Props of {@link MapAside}. @internal */
export interface MapAsideProps extends Omit<RowActions, 'onLocate'> {
  model: MapModel;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  followedGuardId: number | null;
  only: ReadonlySet<number> | null;
  onShowAll: () => void;
}

/** The list of markers beside the map: a rail while it is closed. @internal */
export function MapAside(props: MapAsideProps): ReactElement {
  const { model, isOpen, onOpenChange, onPoint, onShowAll, ...rest } = props;
  const { text } = usePatrol();
  const go = useWay();
  const rail = useRef<HTMLButtonElement>(null);
  const [isByHand, setByHand] = useState(false);
  const List = useLater(loadList, isOpen);
  const count = model.guards.length + model.locations.length + model.alarms.length;
  useEffect(() => {
    if (isOpen || !isByHand) return;
    setByHand(false);
    rail.current?.focus();
  }, [isOpen, isByHand]);
  if (!isOpen) {
    return (
      <button
        aria-expanded={false}
        aria-label={text('guardMap.openList', { count })}
        className="pk-GuardMap-rail"
        onClick={() => {
          setByHand(true);
          onOpenChange(true);
        }}
        ref={rail}
        type="button"
      >
        <Icon name="list" />
        <span aria-hidden="true">{text('guardMap.list', { count })}</span>
      </button>
    );
  }
  if (!List) return <div className="pk-GuardMap-list" />;
  const locate = (target: MapTarget): void => {
    const place = placeOf(target);
    if (place) go(place);
  };
  return (
    <List
      {...rest}
      hasFocus={isByHand}
      model={model}
      onClose={() => {
        onPoint(null);
        onShowAll();
        setByHand(true);
        onOpenChange(false);
      }}
      onLocate={locate}
      onPoint={onPoint}
      onShowAll={onShowAll}
    />
  );
}
