import type { PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { type RenderResult, render } from 'vitest-browser-react';
import { type Frame, find, shownKeys, TestFrame } from '../data-grid/panel-testing.tsx';
import { EventGrid } from './event-grid.tsx';
import type { EventGridProps } from './event-grid.types.ts';

/* What the tests of the event grid share. */
export { failOnConsoleErrors, find, violations } from '../data-grid/panel-testing.tsx';

/** The grid inside a provider, a theme and a panel of a given width. @internal */
export function Framed({ theme, language, width, height, now, ...props }: EventGridProps & Frame): ReactElement {
  const frame = { theme, language, width, height, now };
  return (
    <TestFrame {...Object.fromEntries(Object.entries(frame).filter(([, value]) => value !== undefined))}>
      <EventGrid {...props} />
    </TestFrame>
  );
}

/** Draws a grid that is ready. @internal */
export function renderGrid(
  events: readonly PatrolEvent[],
  props: Partial<EventGridProps & Frame> = {},
): Promise<RenderResult> {
  return render(<Framed events={events} status="ready" {...props} />);
}

/** Ids of the rows on the page, from top to bottom. @internal */
export const shownIds = shownKeys;

/** A cell by the id of its event and the name of its column. @internal */
export function cell(eventId: number, column: string): HTMLElement {
  return find(`[data-key="${eventId}"] [data-column="${column}"]`);
}

/** The checkbox of a row. @internal */
export function checkbox(eventId: number): HTMLElement {
  return find(`[data-key="${eventId}"] input`);
}
