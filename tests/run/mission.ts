import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { missionDocument } from './mission-document.ts';
import { missionProblems } from './mission-problems.ts';
import { collectProofs } from './mission-proofs.ts';
import { readMissionTable } from './mission-rows.ts';

const root = new URL('../../', import.meta.url);
const target = new URL('docs/mission.md', root);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

function committedDocument(): string | undefined {
  try {
    return execFileSync('git', ['show', 'HEAD:docs/mission.md'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 16_000_000,
    });
  } catch {
    // no git here, or the file is not in the last commit: the one on disk is all there is
    return undefined;
  }
}

const paths = globSync('{packages,examples,tests}/**/*.{test.ts,test.tsx,spec.ts,journeys.ts}', {
  cwd: root,
  exclude: (path) => /(^|[\\/])(node_modules|dist)([\\/]|$)/.test(path),
}).map((path) => path.replaceAll('\\', '/'));
const parts = readMissionTable(read('docs/spec/mission-table.md'));
const proofs = collectProofs(paths.map((path) => ({ path, source: read(path) })));

if (process.argv.includes('--write')) writeFileSync(target, missionDocument(parts, proofs));
const document = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
const problems = missionProblems({ parts, proofs, document, committed: committedDocument() });
for (const problem of problems) console.error(problem);
const rows = parts.flatMap((part) => part.rows);
console.log(`mission: ${rows.filter(({ id }) => proofs.has(id)).length} of ${rows.length} rows proved`);
process.exitCode = problems.length > 0 ? 1 : 0;
