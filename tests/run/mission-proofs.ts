import { idsIn, readTitles } from './mission-titles.ts';

/** A test file: its path from the root, with slashes, and its text. */
export interface TestFile {
  readonly path: string;
  readonly source: string;
}

/** Which test files carry which mission id; files sorted by path. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

/** Reads the mission ids out of the titles of all test files. */
export function collectProofs(files: readonly TestFile[]): Proofs {
  const proofs = new Map<string, string[]>();
  for (const { path, source } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    for (const id of new Set(readTitles(path, source).flatMap(idsIn))) {
      proofs.set(id, [...(proofs.get(id) ?? []), path]);
    }
  }
  return proofs;
}

/** Letter of the kind of test a file holds: E journey, C contract, S component, U unit. */
export function kindOf(path: string): 'E' | 'C' | 'S' | 'U' {
  if (path.startsWith('tests/e2e/')) return 'E';
  /* The server's own suites drive its real app over its real database. */
  if (/^(tests\/contract|examples\/server\/src\/(contract|features|patrol|planning|live))\//.test(path)) return 'C';
  return path.endsWith('.test.tsx') ? 'S' : 'U';
}
