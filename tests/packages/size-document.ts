/** A table of docs/sizes.md: names, bytes and limits in kB of 1,000 bytes. */
export function sizeTable(
  budgets: readonly { readonly name: string; readonly limit: number }[],
  sizes: readonly number[],
): string {
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
  const lines = budgets.map(({ name, limit }, index) => `| ${name} | ${kB(sizes[index] ?? 0)} | ${kB(limit)} |`);
  return ['| What | kB | at most |', '|---|---:|---:|', ...lines].join('\n');
}

/** The document with its tables taken out and these put in, in their order. */
export function withTables(document: string, tables: readonly string[]): string {
  const left = [...tables];
  return document.replace(/^\| What \|.*(?:\n\|.*)*/gm, (old) => left.shift() ?? old);
}
