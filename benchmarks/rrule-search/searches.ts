import Fuse from 'fuse.js';
import { importPeer } from '../install-peers.ts';
import type { NamedRule } from './corpus.ts';
import { loadOwnSearch } from './own-search.ts';

/** A search over rules: the places of its hits among them, best first. */
export type Search = (typed: string) => readonly number[];

/** Makes rules searchable. */
export type Engine = (rules: readonly NamedRule[]) => Search;

/** The settings of the product description, with accents and the place in the name aside (decisions G21, G22). */
const fuse: Engine = (rules) => {
  const index = new Fuse(rules, {
    threshold: 0.3,
    keys: [
      { name: 'guard', weight: 0.5 },
      { name: 'location', weight: 0.3 },
      { name: 'checkpoints', weight: 0.2 },
    ],
    ignoreLocation: true,
    ignoreDiacritics: true,
  });
  return (typed) => index.search(typed).map(({ refIndex }) => refIndex);
};

const joined = (rules: readonly NamedRule[]): string[] =>
  rules.map(({ guard, location, checkpoints }) => [guard, location, ...checkpoints].join(' '));
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/* The least that a search can be: no errors, no order. */
const scan: Engine = (rules) => {
  const texts = joined(rules).map(plain);
  return (typed) => {
    const wanted = plain(typed);
    return texts.flatMap((text, at) => (text.includes(wanted) ? [at] : []));
  };
};

/** The part of uFuzzy that is used. */
interface MicroFuzzy {
  search(texts: readonly string[], typed: string): readonly [number[] | null, unknown, number[] | null];
}
type MicroFuzzyClass = new (options: object) => MicroFuzzy;

/* As its documentation sets it up for other alphabets, with one error in a word. */
const anyAlphabet = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
};

async function microFuzzy(): Promise<Engine> {
  const module = await importPeer('@leeoniya/ufuzzy');
  const UFuzzy = Reflect.get(Object(module), 'default') as MicroFuzzyClass; // the package's one export
  return (rules) => {
    const texts = joined(rules).map(plain);
    const searcher = new UFuzzy(anyAlphabet);
    return (typed) => {
      const [hits, , order] = searcher.search(texts, plain(typed));
      return order && hits ? order.map((at) => hits[at] ?? -1) : (hits ?? []);
    };
  };
}

/** What is measured, ours first. */
export interface Engines {
  readonly ours: Engine;
  readonly fuse: Engine;
  readonly uFuzzy: Engine;
  readonly scan: Engine;
}

/** Loads all searches; the peers must be installed. */
export async function loadEngines(): Promise<Engines> {
  const createRuleSearch = await loadOwnSearch();
  const ours: Engine = (rules) => {
    const search = createRuleSearch(
      [...rules.keys()],
      (at) => rules[at] ?? { guard: '', location: '', checkpoints: [] },
    );
    return (typed) => search.find(typed).map(({ rule }) => rule);
  };
  return { ours, fuse, uFuzzy: await microFuzzy(), scan };
}
