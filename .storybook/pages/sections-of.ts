/** The named parts of a Markdown text, each from its heading of the second level to the next, in the order asked for. */
export function sectionsOf(text: string, titles: readonly string[]): string {
  const parts = text.split(/^(?=## )/m);
  return titles
    .map((title) => {
      const part = parts.find((one) => one.startsWith(`## ${title}\n`));
      if (part === undefined) throw new Error(`The document has no part '${title}'.`);
      return part;
    })
    .join('\n');
}
