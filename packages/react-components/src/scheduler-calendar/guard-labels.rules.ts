import type { Occurrence } from '@patrolkit/sdk/model';

/** Short names of guards by their full names. @public */
export type GuardLabels = ReadonlyMap<string, string>;

const words = (name: string): string[] => name.trim().split(/\s+/);

/** Groups names by a short form of theirs. */
function byForm(names: Iterable<string>, form: (name: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(form(name), [...(groups.get(form(name)) ?? []), name]);
  return groups;
}

/** As short as it is clear among all guards of the plan: 'Horvat', else 'I. Horvat', else the whole name. @internal */
export function guardLabels(names: ReadonlySet<string>): GuardLabels {
  const family = (name: string): string => words(name).at(-1) ?? name;
  const initial = (name: string): string => {
    const [first = '', ...rest] = words(name);
    return rest.length === 0 ? first : `${[...first][0]}. ${family(name)}`;
  };
  const labels = new Map<string, string>();
  for (const [label, same] of byForm(names, family)) {
    if (same.length === 1) for (const name of same) labels.set(name, label);
    else {
      for (const [longer, alike] of byForm(same, initial)) {
        for (const name of alike) labels.set(name, alike.length === 1 ? longer : name);
      }
    }
  }
  return labels;
}

/** Where a check takes place: location and checkpoint. @internal */
export function placeOf({ locationName, checkpointName }: Pick<Occurrence, 'locationName' | 'checkpointName'>): string {
  return [locationName, checkpointName].filter(Boolean).join(', ');
}

/** One choice of a filter. @public */
export interface FilterChoice {
  readonly id: number;
  readonly name: string;
}

/** What a plan holds to choose from, each list by name. @internal */
export interface PlanNames {
  readonly labels: GuardLabels;
  readonly guards: readonly FilterChoice[];
  readonly locations: readonly FilterChoice[];
}

function choices(names: ReadonlyMap<number, string>): FilterChoice[] {
  const list = [...names].map(([id, name]) => ({ id, name }));
  return list.sort((a, b) => a.name.localeCompare(b.name));
}

/** Guards and places of a plan, read once. @internal */
export function planNames(items: Iterable<Occurrence>): PlanNames {
  const guards = new Map<number, string>();
  const locations = new Map<number, string>();
  for (const { guardId, guardName, locationId, locationName } of items) {
    if (!guards.has(guardId)) guards.set(guardId, guardName);
    if (!locations.has(locationId)) locations.set(locationId, locationName);
  }
  return { labels: guardLabels(new Set(guards.values())), guards: choices(guards), locations: choices(locations) };
}

/** Names that are as they were, as the objects they were: nothing is drawn again for them. @internal */
export function keepNames(previous: PlanNames, next: PlanNames): PlanNames {
  const isSame = (one: readonly FilterChoice[], other: readonly FilterChoice[]): boolean =>
    one.length === other.length && one.every(({ id, name }, at) => id === other[at]?.id && name === other[at]?.name);
  if (!isSame(previous.guards, next.guards)) return next;
  return isSame(previous.locations, next.locations) ? previous : { ...previous, locations: next.locations };
}
