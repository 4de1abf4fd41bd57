import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const programs = ['initdb', 'pg_ctl', 'postgres'];
const debianFolder = '/usr/lib/postgresql';
const oldestVersion = 15;

/** Folders that hold PostgreSQL's own programs: Debian's, the newest first, then those of PATH. */
function knownFolders(): string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  const usable = versions.filter((version) => version >= oldestVersion).sort((a, b) => b - a);
  return [
    ...usable.map((version) => join(debianFolder, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}

function findBinaries(): string | undefined {
  return knownFolders().find((folder) => programs.every((program) => existsSync(join(folder, program))));
}

/** Folder of PostgreSQL's programs: the system's, or Debian's package as root; null when there is none. */
export function postgresBinaries(): string | null {
  const found = findBinaries();
  if (found) return found;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update'], { stdio: 'ignore', env, timeout: 300_000 });
    execFileSync('apt-get', ['install', '-y', 'postgresql'], { stdio: 'ignore', env, timeout: 600_000 });
  } catch {
    return null; // no package to be had: what needs PostgreSQL says so
  }
  return findBinaries() ?? null;
}
