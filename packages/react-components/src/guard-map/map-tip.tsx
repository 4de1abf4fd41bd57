import type { ReactElement } from 'react';
import { useMap } from 'react-leaflet';
import { type Patrol, usePatrol } from '../provider/index.ts';
import { guardFacts, placeFacts } from './describe-target.ts';
import { stateAt, stateTexts } from './guard-state.ts';
import { viewOf } from './map-canvas.ts';
import type { MapModel } from './map-model.ts';
import type { Mark } from './map-scene.types.ts';
import { markRadius } from './mark-size.ts';

/** Props of {@link MapTip}. @internal */
export interface MapTipProps {
  mark: Mark;
  model: MapModel;
  /** Indices of the guards of a group. */
  groupOf: (group: number) => readonly number[];
}

const mostNames = 6;

/** What the pointer is on, in words; the list beside the map says the same to those without a pointer. @internal */
export function MapTip({ mark, model, groupOf }: MapTipProps): ReactElement {
  const map = useMap();
  const patrol = usePatrol();
  const view = viewOf(map);
  const [x, y] = [mark.x * view.scale - view.left, mark.y * view.scale - view.top];
  const away = markRadius(mark) + 8;
  const isRight = x < view.width / 2;
  const [title, ...lines] = linesOf(patrol, mark, model, groupOf);
  return (
    <div
      aria-hidden="true"
      className="pk-GuardMap-tip"
      style={{
        top: Math.max(4, Math.min(view.height - 60, y - 14)),
        ...(isRight ? { left: x + away } : { right: view.width - x + away }),
      }}
    >
      <strong>{title}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

function linesOf(patrol: Patrol, mark: Mark, model: MapModel, groupOf: MapTipProps['groupOf']): string[] {
  const { text } = patrol;
  if (mark.kind === 'guard') return [mark.guard.fix.name, guardFacts(patrol, mark.guard.fix, stateAt(mark.rank))];
  if (mark.kind === 'cluster') {
    const names = groupOf(mark.index).flatMap((index) => model.guards[index]?.fix.name ?? []);
    const shown = [...names.slice(0, mostNames), ...(names.length > mostNames ? ['…'] : [])];
    const state = mark.group.rank > 0 ? [text(stateTexts[stateAt(mark.group.rank)])] : [];
    return [text('guardMap.guards', { count: mark.group.count }), ...state, shown.join(', ')];
  }
  if (mark.kind === 'location') {
    const tagCount = model.tags.filter(({ checkpoint }) => checkpoint.locationId === mark.location.locationId).length;
    const facts = placeFacts(patrol, mark.location.address, { risk: mark.risk, tagCount });
    return facts === '' ? [mark.location.name] : [mark.location.name, facts];
  }
  if (mark.kind === 'tag') return [mark.checkpoint.name];
  return [mark.event.source, text(`eventType.${mark.event.type}`)];
}
