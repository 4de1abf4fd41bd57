import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactElement, useId } from 'react';
import './machine-diagram.css';
import { type DiagramArrow, type PlacedState, placeStates, readStateDiagram } from './state-diagram.ts';

const [boxWidth, boxHeight, columnGap, rowGap] = [132, 36, 92, 52];
const left = ({ column }: PlacedState): number => 8 + column * (boxWidth + columnGap);
const top = ({ row, column }: PlacedState): number => 40 + row * (boxHeight + rowGap) + (column % 2) * 26;

/* Forward arrows leave at the right, those that go back at the left or below, so that the two of a pair never lie on each other. */
function wayOf(from: PlacedState, to: PlacedState): string {
  const [y1, y2] = [top(from) + boxHeight / 2, top(to) + boxHeight / 2];
  if (to.column > from.column) {
    const [x1, x2] = [left(from) + boxWidth, left(to)];
    const bend = (x2 - x1) / 2;
    return `M${x1} ${y1 - 6} C${x1 + bend} ${y1 - 6} ${x2 - bend} ${y2 - 6} ${x2} ${y2 - 6}`;
  }
  if (to.column === from.column) {
    const [x, bend] = [left(from), 34 + Math.abs(y2 - y1) * 0.12];
    const side = y2 > y1 ? boxWidth : 0;
    const out = y2 > y1 ? bend : -bend;
    return `M${x + side} ${y1} C${x + side + out} ${y1} ${x + side + out} ${y2} ${x + side} ${y2}`;
  }
  const [x1, x2] = [left(from) + 24, left(to) + boxWidth - 24];
  const [low1, low2] = [top(from) + boxHeight, top(to) + boxHeight];
  const depth = Math.max(low1, low2) + 20 + (from.column - to.column) * 12;
  return `M${x1} ${low1} C${x1} ${depth} ${x2} ${depth} ${x2} ${low2}`;
}

/** A machine of docs/machines, drawn, and in words below. */
export function MachineDiagram({ text }: { text: string }): ReactElement {
  const marker = useId();
  const diagram = readStateDiagram(text);
  const states = placeStates(diagram);
  /* What stands for every state is no place one can be in. */
  const boxes = states.filter(({ name }) => name !== 'anyState');
  const find = (name: string): PlacedState | undefined => boxes.find((state) => state.name === name);
  const pairs = new Map<string, DiagramArrow[]>();
  for (const arrow of diagram.arrows) {
    const key = `${arrow.from} → ${arrow.to}`;
    pairs.set(key, [...(pairs.get(key) ?? []), arrow]);
  }
  const width = Math.max(...boxes.map(left)) + boxWidth + 60;
  const height = Math.max(...boxes.map(top)) + boxHeight + 90;
  return (
    <Unstyled>
      <div className="machine">
        <svg
          aria-label={`States from ${diagram.initial} on`}
          role="img"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
        >
          <defs>
            <marker id={marker} markerHeight="7" markerWidth="7" orient="auto" refX="8" refY="4" viewBox="0 0 8 8">
              <path d="M0 0L8 4L0 8Z" fill="currentColor" />
            </marker>
          </defs>
          {[...pairs].map(([key, arrows]) => {
            const [from, to] = [find(arrows[0]?.from ?? ''), find(arrows[0]?.to ?? '')];
            if (!from || !to) return null;
            return (
              <path className="machine-arrow" d={wayOf(from, to)} key={key} markerEnd={`url(#${marker})`}>
                <title>{[key, ...arrows.map(({ label }) => label)].join('\n')}</title>
              </path>
            );
          })}
          {boxes.map((state) => (
            <g className="machine-box" data-initial={state.name === diagram.initial || undefined} key={state.name}>
              <rect height={boxHeight} rx="8" width={boxWidth} x={left(state)} y={top(state)} />
              <text textAnchor="middle" x={left(state) + boxWidth / 2} y={top(state) + boxHeight / 2 + 5}>
                {state.title}
              </text>
            </g>
          ))}
        </svg>
        <dl>
          {states.map(({ name, title, lines }) => (
            <div key={name}>
              <dt>{title}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
              {diagram.arrows
                .filter(({ from }) => from === name)
                .map(({ to, label }) => (
                  <dd key={`${to} ${label}`}>
                    {label} → <strong>{to}</strong>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </div>
    </Unstyled>
  );
}
