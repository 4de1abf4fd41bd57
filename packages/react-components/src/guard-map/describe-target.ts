import type { Patrol } from '../provider/index.ts';
import { ageText } from './fix-age.rules.ts';
import { type GuardState, stateTexts } from './guard-state.ts';
import type { MapTarget } from './map-target.ts';

/** A place's risk and tags. @internal */
export interface PlaceFacts {
  /** 1 to 5; null when nobody has judged it. */
  readonly risk: number | null;
  readonly tagCount: number;
}

const doubtfulMeters = 30; /* a street away */
const lowBattery = 30; /* per cent */

/** A guard's state and his fix in words, doubts last: 'not moving · 3 min ago · ± 60 m · battery 18 %'. @internal */
export function guardFacts(
  { text, now }: Pick<Patrol, 'text' | 'now'>,
  fix: { readonly recordedAt: number; readonly accuracyMeters: number | null; readonly battery: number | null },
  state: GuardState,
): string {
  const age = ageText(now() - fix.recordedAt);
  const facts = [text(stateTexts[state]), text('guardMap.ago', { age: text(age.id, age.values) })];
  if ((fix.accuracyMeters ?? 0) > doubtfulMeters)
    facts.push(text('guardMap.accuracy', { count: Math.round(fix.accuracyMeters ?? 0) }));
  if (fix.battery !== null && fix.battery <= lowBattery) {
    facts.push(text('guardMap.battery', { count: Math.round(fix.battery) }));
  }
  return facts.join(' · ');
}

/** A place's address, risk and tags in words. @internal */
export function placeFacts(
  { text }: Pick<Patrol, 'text'>,
  address: string | null,
  { risk, tagCount }: PlaceFacts,
): string {
  const facts = address ? [address] : [];
  if (risk !== null) facts.push(text('guardMap.risk', { level: risk }));
  if (tagCount > 0) facts.push(text('guardMap.tags', { count: tagCount }));
  return facts.join(' · ');
}

/** Name of what a marker stands for, without its kind. @internal */
export function nameOf(target: MapTarget): string {
  if (target.kind === 'guard') return target.fix.name;
  return target.kind === 'location' ? target.location.name : target.event.source;
}
