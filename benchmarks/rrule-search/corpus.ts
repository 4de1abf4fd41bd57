/** The names by which a rule is found. */
export interface NamedRule {
  readonly guard: string;
  readonly location: string;
  readonly checkpoints: readonly string[];
}

const firstNames = [
  ...['Ivan', 'Ana', 'Marko', 'Đuro', 'Petra', 'Luka', 'Maja', 'Željko', 'Šime', 'Čedomir', 'Nikola', 'Tomislav'],
  ...['Sanja', 'Karlo', 'Matea', 'Dubravko', 'Ивана', 'Горан', 'Марија', 'Ђорђе', 'Љубица', 'Ștefan', 'Ioana', 'Žiga'],
];
const lastNames = [
  ...['Horvat', 'Horvatić', 'Kovač', 'Kovačević', 'Babić', 'Marić', 'Jurić', 'Novak', 'Vuković', 'Knežević', 'Matić'],
  ...[
    'Tomić',
    'Pavlović',
    'Božić',
    'Blažević',
    'Grgić',
    'Žunić',
    'Čović',
    'Петровић',
    'Ќосевски',
    'Popescu',
    'Zupančič',
  ],
];
const kinds = ['Skladište', 'TC', 'KBC', 'Škola', 'Trafostanica', 'Garaža', 'Luka', 'Tvornica', 'Muzej', 'Стадион'];
const streets = [
  ...['Jankomir', 'Sjever', 'Branimir', 'Savica', 'Knežija', 'Heinzelova', 'Velesajam', 'Zapruđe', 'Horvatova ulica'],
  ...['Črnomerec', 'Trešnjevka', 'Нови Београд'],
];
const points = [
  'Ulaz',
  'Rampa',
  'Kotlovnica',
  'Recepcija',
  'Krov',
  'Garaža',
  'Stubište',
  'Hodnik',
  'Dvorište',
  'Капија',
];

/** What people type: parts, typing errors, no accents, other letters, one letter, and what is not there. */
export const queries: readonly string[] = [
  'horvat',
  'horvt',
  'kovacevic',
  'a',
  'skladiste',
  'ulaz b',
  'петров',
  'horvatova ulica',
  'iv',
  'trafostanica savica',
  'zupancic',
  'zzzz',
];

/** Numbers from 0 on that look as if drawn by lot, the same in every run (mulberry32). */
function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Rules of a large firm: one guard walks some thirty of them, a place has twenty, a checkpoint stands in about ten. */
export function corpus(count: number): readonly NamedRule[] {
  const draw = lots(count);
  const pick = (words: readonly string[]): string => words[draw(words.length)] ?? '';
  const some = <Value>(values: number, make: (index: number) => Value): readonly Value[] =>
    Array.from({ length: Math.max(1, Math.ceil(values)) }, (_, index) => make(index));
  const guards = some(count / 33, () => `${pick(firstNames)} ${pick(lastNames)}`);
  const places = some(count / 20, (index) => ({
    name: `${pick(kinds)} ${pick(streets)} ${1 + (index % 90)}`,
    points: some(5, () => `${pick(points)} ${'ABCDEF'[draw(6)]}${draw(40)}`),
  }));
  return Array.from({ length: count }, () => {
    const place = places[draw(places.length)];
    const checkpoints = (place?.points ?? []).filter(() => draw(2) === 0);
    return { guard: guards[draw(guards.length)] ?? '', location: place?.name ?? '', checkpoints };
  });
}
