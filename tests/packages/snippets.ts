import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { folders, root } from './packages.ts';

/** Documents that a partner reads, from the root. */
export function partnerDocuments(): string[] {
  const inFolder = (folder: string): string[] =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);
  const readmes = folders.map((name) => `packages/${name}/README.md`);
  return ['README.md', 'CONTRIBUTING.md', ...inFolder('docs'), ...inFolder('docs/sdk'), ...readmes];
}

/** A block of code in a document. */
export interface Snippet {
  /** Where it stands: document and line. */
  readonly where: string;
  readonly language: string;
  readonly code: string;
}

/** Every block of code of the documents. */
export function snippetsOf(documents: readonly string[]): Snippet[] {
  return documents.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(({ 1: language = '', 2: code = '', index }) => ({
      where: `${path}:${text.slice(0, index).split('\n').length}`,
      language,
      code,
    }));
  });
}

/** What TypeScript finds wrong with blocks of code, a line each, with the workspace's packages taken from their source. */
export function typeProblems(snippets: readonly Snippet[]): string[] {
  // they stand where all our packages and theirs are found, and are written nowhere
  const folder = join(root, 'packages/react-components/snippets');
  const byPath = new Map(
    snippets.map((snippet, index) => [join(folder, `${index}.${snippet.language === 'tsx' ? 'tsx' : 'ts'}`), snippet]),
  );
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options: own } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, root);
  // whoever uses the elements installs nothing else, and nothing here installs them
  const paths = { '@patrolkit/elements': [join(root, 'packages/elements/src/index.ts')] };
  const options = { ...own, paths };
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { fileExists, getSourceFile, readFile, directoryExists } = host;
  host.fileExists = (path) => byPath.has(path) || fileExists(path);
  host.readFile = (path) => byPath.get(path)?.code ?? readFile(path);
  host.directoryExists = (path) => path === folder || (directoryExists?.(path) ?? true);
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const snippet = byPath.get(path);
    return snippet
      ? ts.createSourceFile(path, snippet.code, languageVersion)
      : getSourceFile(path, languageVersion, ...rest);
  };
  const program = ts.createProgram([...byPath.keys()], { ...options, noEmit: true }, host);
  return [...byPath].flatMap(([path, { where }]) => {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map((one) => `${where}: ${ts.flattenDiagnosticMessageText(one.messageText, '\n')}`);
  });
}

/** Links of a document that lead to no file, with the document. */
export function brokenLinks(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8').replace(/^```.*?^```/gms, '');
  const targets = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) => target);
  return targets
    .filter(
      (target) =>
        !ts.sys.fileExists(join(root, dirname(path), target)) &&
        !ts.sys.directoryExists(join(root, dirname(path), target)),
    )
    .map((target) => `${path}: ${target}`);
}
