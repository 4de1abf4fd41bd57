import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the repository, ending in a slash. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Paths of all files that are committed or would be, from the root, with slashes. */
export function repositoryFiles(): string[] {
  const text = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  // a file deleted but not yet committed is still listed
  return [...new Set(text.split('\0'))].filter((path) => path !== '' && existsSync(root + path)).toSorted();
}

export function readText(path: string): string {
  return readFileSync(root + path, 'utf8');
}

const isCode = (path: string): boolean => /\.(?:[cm]?[jt]sx?)$/.test(path);
const isTest = (path: string): boolean => /\.(?:test|spec|stories)\.tsx?$/.test(path) || path.startsWith('tests/');

/** Code files, tests and stories among them. */
export function codeFiles(): string[] {
  return repositoryFiles().filter(isCode);
}

/** Code that is shipped or run: sources of packages and examples without tests and stories. */
export function shippedFiles(): string[] {
  return codeFiles().filter((path) => /^(?:packages|examples)\/[^/]+\/src\//.test(path) && !isTest(path));
}
