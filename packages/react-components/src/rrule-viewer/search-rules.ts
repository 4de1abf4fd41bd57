import { foldText } from './fold-name.ts';
import { createNameMatcher } from './name-matcher.ts';

/** The names by which a rule is found. @public */
export interface RuleNames {
  readonly guard: string;
  readonly location: string;
  readonly checkpoints: readonly string[];
}

/** A rule that was found. @public */
export interface RuleHit<Rule> {
  readonly rule: Rule;
  /** Above 0 and at most 1; less is better. */
  readonly score: number;
}

/** Finds rules by names. @public */
export interface RuleSearch<Rule> {
  /** Hits, best first, equal ones in the order of the rules; every rule when nothing but blanks was typed. */
  find(typed: string): readonly RuleHit<Rule>[];
}

/** How much a name counts: guard before location before checkpoint (S9.36 to S9.38, decision G22). @public */
export const searchWeights = { guard: 0.5, location: 0.3, checkpoint: 0.2 } as const;

/** Each name once, and which of them a rule has. */
interface NameTable {
  /** Folded. */
  readonly names: readonly string[];
  /** What a name's score is raised to: its weight, less for a name of many words. */
  readonly exponents: readonly number[];
  /** Index of a name; -1 for a blank one, which is never found. */
  indexOf(name: string): number;
}

/* Blanks as Fuse.js counts them. */
const words = /[^\t-\r \u00a0]+/g;

/** A hit among few words counts more: one over the root of their number, to three digits. */
function lengthFactor(name: string): number {
  const count = name.match(words)?.length ?? 1;
  return Math.round(1000 / Math.sqrt(count)) / 1000;
}

function nameTable(weight: number): NameTable {
  const indices = new Map<string, number>();
  const names: string[] = [];
  const exponents: number[] = [];
  const indexOf = (name: string): number => {
    const known = indices.get(name);
    if (known !== undefined) return known;
    const index = name.trim() === '' ? -1 : names.length;
    indices.set(name, index);
    if (index >= 0) {
      names.push(foldText(name));
      exponents.push(weight * lengthFactor(name));
    }
    return index;
  };
  return { names, exponents, indexOf };
}

/** What each name of a table adds to the score of a rule; 1, which adds nothing, where it is not found. */
function factorsOf({ names, exponents }: NameTable, typed: string): Float64Array {
  const score = createNameMatcher(typed);
  return Float64Array.from(names, (name, index) => {
    const found = score(name);
    return found === 1 ? 1 : (found === 0 ? Number.EPSILON : found) ** (exponents[index] ?? 1);
  });
}

/** Puts hits in order of their score. Many rules share few scores, so that these are sorted and not the rules. */
function inOrder<Rule>(byScore: ReadonlyMap<number, Rule[]>): RuleHit<Rule>[] {
  const scores = Float64Array.from(byScore.keys()).sort();
  return [...scores].flatMap((score) => (byScore.get(score) ?? []).map((rule) => ({ rule, score })));
}

/**
 * Makes rules searchable: the hits and the order of Fuse.js 7.5.0 with threshold 0.3, the weights above,
 * `ignoreLocation` and `ignoreDiacritics` (decision G21). Rules share few guards, places and checkpoints, so that each
 * name is compared once and a rule takes its score from them.
 * @public
 */
export function createRuleSearch<Rule>(rules: readonly Rule[], namesOf: (rule: Rule) => RuleNames): RuleSearch<Rule> {
  const guards = nameTable(searchWeights.guard);
  const locations = nameTable(searchWeights.location);
  const checkpoints = nameTable(searchWeights.checkpoint);
  const indexed = rules.map((rule) => {
    const names = namesOf(rule);
    return {
      rule,
      guard: guards.indexOf(names.guard),
      location: locations.indexOf(names.location),
      checkpoints: names.checkpoints.map(checkpoints.indexOf),
    };
  });
  return {
    find: (typed) => {
      if (typed.trim() === '') return rules.map((rule) => ({ rule, score: 1 }));
      const folded = foldText(typed);
      const ofGuards = factorsOf(guards, folded);
      const ofLocations = factorsOf(locations, folded);
      const ofCheckpoints = factorsOf(checkpoints, folded);
      const byScore = new Map<number, Rule[]>();
      for (const { rule, guard, location, checkpoints: tags } of indexed) {
        let score = (ofGuards[guard] ?? 1) * (ofLocations[location] ?? 1);
        for (const tag of tags) score *= ofCheckpoints[tag] ?? 1;
        if (score === 1) continue;
        const equal = byScore.get(score);
        if (equal) equal.push(rule);
        else byScore.set(score, [rule]);
      }
      return inOrder(byScore);
    },
  };
}
