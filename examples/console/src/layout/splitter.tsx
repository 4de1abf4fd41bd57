import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from 'react';
import * as css from './splitter.css.ts';

/** Props of {@link Splitter}. */
export interface SplitterProps {
  /** What it parts, for readers. */
  label: string;
  /** vertical: a line from top to bottom that moves sideways. */
  orientation: 'vertical' | 'horizontal';
  /** Share of the room that lies before it, 0 to 1. */
  value: number;
  /** @default 0.2 */
  min?: number;
  /** @default 0.8 */
  max?: number;
  onChange: (value: number) => void;
  className?: string;
}

/** Added by an arrow key. */
const step = 0.02;

/** A border between panels that can be dragged, and moved with the arrow keys; Home and End go to its limits. */
export function Splitter(props: SplitterProps): ReactElement {
  const { label, orientation, value, min = 0.2, max = 0.8, onChange, className } = props;
  const line = useRef<HTMLHRElement>(null);
  const isVertical = orientation === 'vertical';
  const set = (next: number): void => onChange(Math.round(Math.min(max, Math.max(min, next)) * 1000) / 1000);
  const drag = (event: PointerEvent): void => {
    const room = line.current?.parentElement?.getBoundingClientRect();
    if (!room || !line.current?.hasPointerCapture(event.pointerId)) return;
    set(isVertical ? (event.clientX - room.left) / room.width : (event.clientY - room.top) / room.height);
  };
  const press = (event: KeyboardEvent): void => {
    const [less, more] = isVertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const next = { [less]: value - step, [more]: value + step, Home: min, End: max }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <hr
      aria-label={label}
      aria-orientation={orientation}
      aria-valuemax={Math.round(max * 100)}
      aria-valuemin={Math.round(min * 100)}
      aria-valuenow={Math.round(value * 100)}
      className={[css.line, isVertical ? css.vertical : css.horizontal, className].filter(Boolean).join(' ')}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.preventDefault();
        line.current?.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      ref={line}
      tabIndex={0}
    />
  );
}
