import type { KeyboardEvent, ReactElement } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { eventTypeIcon } from '../icon/event-type-icon.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { eventTypeStem } from '../theme/event-type-stem.ts';
import { guardFacts, nameOf, placeFacts } from './describe-target.ts';
import { GuardShape } from './guard-shape.tsx';
import { diamondPath } from './guard-shapes.ts';
import { stateAt } from './guard-state.ts';
import type { ListRow } from './list-order.ts';
import type { MapTarget } from './map-target.ts';

/** What can be done with a marker's row. @internal */
export interface RowActions {
  /** The same as a press on the marker. */
  onPress: (target: MapTarget) => void;
  onLocate: (target: MapTarget) => void;
  /** null: nobody any more. */
  onFollow: (guardId: number | null) => void;
  /** Where the guard has been; without it there is no button. */
  onShowTrack?: ((guardId: number) => void) | undefined;
  /** The row's marker is marked on the map. */
  onPoint: (target: MapTarget | null) => void;
}

/** Props of {@link MarkerRow}. @internal */
export interface MarkerRowProps extends RowActions {
  row: ListRow;
  /** 0 for the first. */
  index: number;
  count: number;
  /** Whether the Tab key comes here. */
  isActive: boolean;
  isFollowed: boolean;
  tagCount: number;
  /** Pixels. */
  height: number;
  onActive: (index: number) => void;
}

/** One marker as a line: its picture, its name, what is known of it, and what can be done. @internal */
export function MarkerRow(props: MarkerRowProps): ReactElement {
  const { row, index, isActive, height, onPress, onLocate, onFollow, onShowTrack, onPoint } = props;
  const { target, rank } = row;
  const patrol = usePatrol();
  const { text } = patrol;
  const name = nameOf(target);
  const facts = factsOf(patrol, row, props.tagCount);
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={props.count}
      className="pk-GuardMap-row"
      data-followed={props.isFollowed || undefined}
      data-kind={target.kind}
      data-row={index}
      data-state={target.kind === 'guard' ? stateAt(rank) : undefined}
      onBlur={() => onPoint(null)}
      onFocus={() => {
        props.onActive(index);
        onPoint(target);
      }}
      onKeyDown={moveSideways}
      onPointerEnter={() => onPoint(target)}
      onPointerLeave={() => onPoint(null)}
      style={{ top: index * height, height }}
    >
      <button
        className="pk-GuardMap-rowMain"
        onClick={() => onPress(target)}
        tabIndex={isActive ? 0 : -1}
        type="button"
      >
        <RowPicture rank={rank} target={target} />
        <span className="pk-GuardMap-rowName" title={name}>
          {target.kind === 'location' ? <span className="pk-Hidden">{text('guardMap.location')} </span> : null}
          {name}
        </span>
        <span className="pk-GuardMap-rowFacts" title={facts}>
          {facts}
        </span>
      </button>
      <IconButton
        excludeFromTabOrder={!isActive}
        icon="locate"
        label={text('guardMap.locate', { name })}
        onPress={() => onLocate(target)}
      />
      {target.kind === 'guard' && onShowTrack ? (
        <IconButton
          excludeFromTabOrder={!isActive}
          icon="route"
          label={text('guardMap.track', { name })}
          onPress={() => onShowTrack(target.fix.guardId)}
        />
      ) : null}
      {target.kind === 'guard' ? (
        <IconButton
          aria-pressed={props.isFollowed}
          excludeFromTabOrder={!isActive}
          icon="pin"
          label={text('guardMap.follow', { name })}
          onPress={() => onFollow(props.isFollowed ? null : target.fix.guardId)}
        />
      ) : null}
    </li>
  );
}

function factsOf(patrol: ReturnType<typeof usePatrol>, { target, rank, risk }: ListRow, tagCount: number): string {
  if (target.kind === 'guard') return guardFacts(patrol, target.fix, stateAt(rank));
  if (target.kind === 'location') return placeFacts(patrol, target.location.address, { risk, tagCount });
  return patrol.text(`eventType.${target.event.type}`);
}

function RowPicture({ target, rank }: { target: MapTarget; rank: number }): ReactElement {
  if (target.kind === 'guard') return <GuardShape heading={null} state={stateAt(rank)} />;
  if (target.kind === 'event') {
    const { type } = target.event;
    return (
      <span className="pk-GuardMap-rowEvent" data-type={eventTypeStem[type]}>
        <Icon name={eventTypeIcon(type)} />
      </span>
    );
  }
  return (
    <svg aria-hidden="true" focusable="false" height={24} viewBox="-12 -12 24 24" width={24}>
      <path className="pk-GuardMap-locationFill" d={diamondPath} />
    </svg>
  );
}

/* The arrows walk over what a row has to offer. */
function moveSideways(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  buttons[at + step]?.focus();
  event.preventDefault();
}
