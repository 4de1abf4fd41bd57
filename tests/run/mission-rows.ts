/** One row of docs/spec/mission-table.md: a fact of the product, and which kinds of test prove it. */
export interface MissionRow {
  readonly id: string;
  /** Number of the part, 1 to 9. */
  readonly part: number;
  readonly says: string;
  /** Letters of the test kinds it asks for: U, S, C, E. */
  readonly asks: string;
}

export interface MissionPart {
  readonly number: number;
  readonly title: string;
  readonly rows: readonly MissionRow[];
}

/** Cells of a Markdown table line; an escaped bar stays in its cell. */
function cells(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function rowOf(line: string): MissionRow | undefined {
  const [id = '', says = '', , test = ''] = cells(line);
  const part = /^S(\d)\.\d{2,3}$/.exec(id)?.[1];
  if (!part) return undefined;
  const asks = [...new Set(test.match(/\b[USCE](?=[:,;. ]|$)/g) ?? [])].join('');
  return { id, part: Number(part), says, asks };
}

/** Reads the parts and rows of the mission table; tables after the last part are not rows. Throws on an id written twice. */
export function readMissionTable(markdown: string): MissionPart[] {
  const parts = markdown.split(/^## /m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, number, title] = /^Part (\d): (.+)$/.exec(heading) ?? [];
    if (!number || !title) return [];
    return [{ number: Number(number), title, rows: lines.map(rowOf).filter((row) => row !== undefined) }];
  });
  const ids = parts.flatMap(({ rows }) => rows.map(({ id }) => id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`The mission table has ${twice} twice; give one of the rows a new id.`);
  return parts;
}
