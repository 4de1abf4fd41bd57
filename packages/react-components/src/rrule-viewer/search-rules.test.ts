import fc from 'fast-check';
import Fuse from 'fuse.js';
import { describe, expect, test } from 'vitest';
import { searchThreshold } from './name-matcher.ts';
import { createRuleSearch, type RuleNames, searchWeights } from './search-rules.ts';

/* The settings of the product description, accents and place in the name aside (decisions G21, G22). */
const fuseOf = (rules: readonly RuleNames[]): Fuse<RuleNames> =>
  new Fuse(rules, {
    threshold: 0.3,
    keys: [
      { name: 'guard', weight: 0.5 },
      { name: 'location', weight: 0.3 },
      { name: 'checkpoints', weight: 0.2 },
    ],
    ignoreLocation: true,
    ignoreDiacritics: true,
    includeScore: true,
  });
/** What is found, with its place among the rules. */
const search = (rules: readonly RuleNames[], typed: string): { rule: RuleNames; at: number; score: number }[] =>
  createRuleSearch([...rules.entries()], ([, rule]) => rule)
    .find(typed)
    .map(({ rule: [at, rule], score }) => ({ rule, at, score }));
const rule = (guard: string, location = 'Savica', ...checkpoints: string[]): RuleNames => ({
  guard,
  location,
  checkpoints,
});
const guardsFound = (rules: readonly RuleNames[], typed: string): string[] =>
  search(rules, typed).map((hit) => hit.rule.guard);

describe('what is found', () => {
  const guards = ['Ivan Horvat', 'Ana Kovač', 'Đuro Žunić', 'Марко Петровић', 'Ѓорѓи Ќосевски'].map((name) =>
    rule(name),
  );

  test('S9.35 a name with few errors is found, another is not', () => {
    expect(searchThreshold).toBe(0.3);
    expect(guardsFound(guards, 'horvt')).toEqual(['Ivan Horvat']);
    expect(guardsFound(guards, 'zzzz')).toEqual([]);
    expect(guardsFound(guards, 'hrt')).toEqual([]);
  });

  test.each([
    ['kovac', 'Ana Kovač'],
    ['KOVAČ', 'Ana Kovač'],
    ['djuro', 'Đuro Žunić'],
    ['duro zunic', 'Đuro Žunić'],
    ['петровић', 'Марко Петровић'],
    ['петровиц', 'Марко Петровић'],
    ['Горги', 'Ѓорѓи Ќосевски'],
  ])('accents and case do not matter: %s', (typed, found) => {
    expect(guardsFound(guards, typed)).toEqual([found]);
  });

  test('checkpoints are found by their names, and blanks find everything in its own order', () => {
    const rules = [rule('Ana', 'Savica', 'Rampa 3'), rule('Ivan', 'Savica', 'Ulaz A', 'Ulaz B')];
    expect(guardsFound(rules, 'ulaz b')).toEqual(['Ivan']);
    expect(guardsFound(rules, '31')).toEqual([]);
    expect(guardsFound(rules, '  ')).toEqual(['Ana', 'Ivan']);
  });
});

describe('what comes first', () => {
  test('S9.36 S9.37 S9.38 of equal matches the guard counts 0.5, the location 0.3, the checkpoint 0.2', () => {
    expect(searchWeights).toEqual({ guard: 0.5, location: 0.3, checkpoint: 0.2 });
    const rules = [rule('Ana', 'Savica', 'Horvat'), rule('Ivan', 'Horvat', 'Ulaz'), rule('Horvat', 'Savica', 'Ulaz')];
    expect(guardsFound(rules, 'horvat')).toEqual(['Horvat', 'Ivan', 'Ana']);
    expect(guardsFound(rules, 'horvt')).toEqual(['Horvat', 'Ivan', 'Ana']);
  });

  test('a guard comes before the street that is named like him', () => {
    const rules = [rule('Ana Kovač', 'Horvatova ulica'), rule('Ivan Horvat', 'Savica')];
    expect(guardsFound(rules, 'horvat')).toEqual(['Ivan Horvat', 'Ana Kovač']);
  });

  test('equal hits keep the order of the rules', () => {
    const rules = ['1', '2', '3'].map((place) => rule('Ivan Horvat', place));
    expect(search(rules, 'ivan').map((hit) => hit.rule.location)).toEqual(['1', '2', '3']);
  });
});

describe('Fuse.js itself', () => {
  const words = [
    ...['Ivan', 'Ana', 'Đuro', 'Žunić', 'Horvat', 'Horvatić', 'Kovač', 'Kovačević', 'Čović', 'Blažević', 'Šarić'],
    ...['Марко', 'Петровић', 'Ђорђе', 'Љубица', 'Ѓорѓи', 'Ќосевски', 'Ѕвонко', 'Й'],
    ...[
      'Skladište',
      'Jankomir',
      'ulaz',
      'Rampa',
      '3',
      'KBC Sjever',
      'trafostanica',
      'Straße',
      'Łódź',
      'İzmir',
      '…',
      '',
    ],
  ];
  const name = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((parts) => parts.join(' '));
  const anyName = fc.oneof({ weight: 4, arbitrary: name }, { weight: 1, arbitrary: fc.string({ maxLength: 40 }) });
  const rules = fc.array(
    fc.record({ guard: anyName, location: anyName, checkpoints: fc.array(anyName, { maxLength: 4 }) }),
    { minLength: 1, maxLength: 40 },
  );
  /* Parts of names with a letter left out, changed or added, as people type. */
  const typed = fc
    .tuple(name, fc.nat(30), fc.nat(60), fc.nat(60), fc.constantFrom('', 'x', 'č', 'и', ' '))
    .map(([whole, from, to, wrong, letter]) => {
      const part = whole.slice(from, from + 1 + to);
      const at = wrong % (part.length + 1);
      return part.slice(0, at) + letter + part.slice(at + (wrong % 2));
    });
  const anyTyped = fc.oneof(
    { weight: 5, arbitrary: typed },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
    { weight: 1, arbitrary: fc.tuple(name, name).map((names) => names.join(' ').toUpperCase()) },
  );

  test('G21 G22 finds the same rules, with the same scores and in the same order', () => {
    let found = 0;
    fc.assert(
      fc.property(rules, anyTyped, (corpus, text) => {
        const expected = fuseOf(corpus).search(text);
        const hits = search(corpus, text);
        found += text.trim() === '' ? 0 : hits.length;
        expect(hits.map((hit) => hit.at)).toEqual(expected.map((hit) => hit.refIndex));
        if (text.trim() !== '') expect(hits.map((hit) => hit.score)).toEqual(expected.map((hit) => hit.score));
      }),
      { numRuns: 3000 },
    );
    expect(found).toBeGreaterThan(1000);
  });
});
