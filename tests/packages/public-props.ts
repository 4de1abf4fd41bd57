import ts from 'typescript';

/** Members of public interfaces of props and options in a file that have no docstring, as `Interface.member`. */
export function undocumentedProps(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isInterfaceDeclaration).flatMap((declaration) => {
    const isPublic = ts.getJSDocTags(declaration).some(({ tagName }) => tagName.text === 'public');
    if (!isPublic || !/(?:Props|Options)$/.test(declaration.name.text)) return [];
    return declaration.members
      .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
      .map((member) => `${declaration.name.text}.${member.name?.getText() ?? ''}`);
  });
}
