import { join } from 'node:path';
import ts from 'typescript';
import { type Entry, entries, root } from './packages.ts';

/** One thing that an entry exports. */
export interface Exported {
  readonly name: string;
  readonly kind: 'component' | 'hook' | 'function' | 'class' | 'machine' | 'value' | 'type';
  /** First sentence of its documentation; '' when it has none. */
  readonly sentence: string;
}

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): Exported['kind'] {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (!(symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable))) return 'type';
  const { name } = symbol;
  if (/^use[A-Z]/.test(name)) return 'hook';
  if (name.endsWith('Machine')) return 'machine';
  const isCalled = checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  if (/^[A-Z]/.test(name)) return 'component';
  return isCalled ? 'function' : 'value';
}

function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^.*?[.:](?=\s|$)/.exec(line)?.[0] ?? line;
}

/** What each built entry exports, in the order of its declarations' names. */
export function exportsOfEntries(): ReadonlyMap<Entry, readonly Exported[]> {
  const program = ts.createProgram(
    entries.map(({ types }) => join(root, types)),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const read = (entry: Entry): Exported[] => {
    const file = program.getSourceFile(join(root, entry.types));
    const found = file && checker.getSymbolAtLocation(file);
    if (!found) throw new Error(`${entry.types} is not built: run \`pnpm run build\`.`);
    return checker
      .getExportsOfModule(found)
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .map((symbol) => ({
        name: symbol.name,
        kind: kindOf(symbol, checker),
        sentence: firstSentence(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  };
  return new Map(entries.map((entry) => [entry, read(entry)]));
}
