import { readText, repositoryFiles } from './repository-files.ts';

type Versions = Readonly<Record<string, string>>;

/** The parts of a package.json that tests judge. */
export interface WorkspacePackage {
  readonly path: string;
  readonly name: string;
  readonly license?: string;
  readonly private?: boolean;
  readonly scripts?: Versions;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

/** Every package.json of the workspace, the root's first. */
export function workspacePackages(): WorkspacePackage[] {
  return repositoryFiles()
    .filter((path) => /^(?:(?:packages|examples|tests)\/[^/]+\/|benchmarks\/)?package\.json$/.test(path))
    .toSorted((a, b) => a.length - b.length)
    .map((path) => {
      // package.json files of this repository: npm itself refuses other shapes of these fields
      const fields = JSON.parse(readText(path)) as Omit<WorkspacePackage, 'path'>;
      return { ...fields, path };
    });
}

/** Names of everything a package depends on, for shipping or for development. */
export function dependencyNames({ dependencies, devDependencies, peerDependencies }: WorkspacePackage): string[] {
  return [...new Set([dependencies, devDependencies, peerDependencies].flatMap((part) => Object.keys(part ?? {})))];
}
