import type { Occurrence } from '@patrolkit/sdk/model';
import { createContext, useContext } from 'react';
import type { ItemAbilities } from './gesture.rules.ts';
import type { GuardLabels } from './guard-labels.rules.ts';

/** What every item needs to be drawn. Changes rarely: each change draws all of them. @internal */
export interface CalendarSurroundings {
  zoneOf(item: Occurrence): string;
  readonly labels: GuardLabels;
  abilities(item: Occurrence): ItemAbilities;
}

/** @internal */
export const CalendarContext = createContext<CalendarSurroundings | null>(null);
CalendarContext.displayName = 'CalendarContext';

/** The surroundings of an item; throws outside of a calendar. @internal */
export function useCalendar(): CalendarSurroundings {
  const found = useContext(CalendarContext);
  if (!found) throw new Error('A calendar item is drawn inside SchedulerCalendar only.');
  return found;
}
