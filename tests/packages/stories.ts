import ts from 'typescript';

/** What an entry hands on by name as a value, with the file it is taken from: `['EventGrid', './event-grid.tsx']`. */
function handedOn(path: string, text: string): [name: string, from: string][] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isExportDeclaration).flatMap((statement) => {
    const { exportClause, moduleSpecifier, isTypeOnly } = statement;
    if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const from = moduleSpecifier.text;
    return exportClause.elements
      .filter((element) => !element.isTypeOnly)
      .map((element): [string, string] => [element.name.text, from]);
  });
}

/** Names of the components that an entry exports: values from a .tsx file, or another folder, that begin with a capital. */
export function exportedComponents(path: string, text: string): string[] {
  return handedOn(path, text)
    .filter(([name, from]) => /^[A-Z]/.test(name) && /\.tsx$|\/index\.ts$/.test(from))
    .map(([name]) => name);
}

/** Names that a stories file draws, or names as `component` or among `subcomponents`. */
export function shownComponents(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && ts.isIdentifier(node.tagName)) {
      names.push(node.tagName.text);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'component') names.push(node.initializer.getText());
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'subcomponents') {
      if (ts.isObjectLiteralExpression(node.initializer)) {
        names.push(...node.initializer.properties.map(({ name }) => name?.getText() ?? ''));
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return names;
}
