import ts from 'typescript';

const callers = ['test', 'it', 'describe'];
const notRun = ['skip', 'todo', 'fails', 'fixme'];

/** Names along the callee of a call: `test.each(rows)` gives test, each. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag);
  return [];
}

function textOf(title: ts.Expression | undefined): string | undefined {
  if (!title) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map((span) => span.literal.text)].join('…');
  return undefined;
}

/** The expression itself, without `as const` and the like around it. */
function bare(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression);
  return isWrapped ? bare(expression.expression) : expression;
}

/** The table of `test.each(table)`: written there, or a constant of the same file. */
function tableOf(call: ts.CallExpression, file: ts.SourceFile): ts.ArrayLiteralExpression | undefined {
  const each = call.expression;
  const [given] = ts.isCallExpression(each) ? each.arguments : [];
  if (!given) return undefined;
  const table = bare(given);
  if (ts.isArrayLiteralExpression(table)) return table;
  if (!ts.isIdentifier(table)) return undefined;
  const declared = file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap((statement) => statement.declarationList.declarations)
    .find(({ name }) => ts.isIdentifier(name) && name.text === table.text)?.initializer;
  const value = declared && bare(declared);
  return value && ts.isArrayLiteralExpression(value) ? value : undefined;
}

/** The titles of a test whose title begins with `%s`: what its rows begin with. */
function titlesOfTable(title: string, table: ts.ArrayLiteralExpression): string[] {
  return table.elements.flatMap((element) => {
    const row = bare(element);
    const [first] = ts.isArrayLiteralExpression(row) ? row.elements.map(bare) : [row];
    return first && ts.isStringLiteralLike(first) ? [title.replace('%s', first.text)] : [];
  });
}

/** Titles of test, it and describe in a test file, those that are skipped or in a comment left out. */
export function readTitles(fileName: string, source: string): string[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, kind);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [caller, ...modifiers] = namesOf(node.expression);
      const title = caller && callers.includes(caller) ? textOf(node.arguments[0]) : undefined;
      if (title !== undefined) {
        if (modifiers.some((name) => notRun.includes(name))) return;
        const table = modifiers.includes('each') && title.startsWith('%s') ? tableOf(node, file) : undefined;
        titles.push(...(table ? titlesOfTable(title, table) : [title]));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** Mission ids a title names: 'S4.06', 'S4.07, S4.08' and 'S1.37 to S1.39', each once, in their order. */
export function idsIn(title: string): string[] {
  const ids = [...title.matchAll(/\bS(\d)\.(\d{2,3})(?:\s*(?:to|–|-)\s*S\1\.(\d{2,3}))?/g)].flatMap(
    ([, part, from = '', to = from]) => {
      const length = Math.max(0, Number(to) - Number(from) + 1);
      return Array.from({ length }, (_, step) => `S${part}.${String(Number(from) + step).padStart(from.length, '0')}`);
    },
  );
  return [...new Set(ids)];
}
