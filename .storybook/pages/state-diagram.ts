/** A box of a diagram. */
export interface DiagramState {
  readonly name: string;
  readonly title: string;
  /** What is done on entry and exit, what runs, and what an event does without leaving. */
  readonly lines: readonly string[];
}

/** An arrow of a diagram. */
export interface DiagramArrow {
  readonly from: string;
  readonly to: string;
  /** `event [condition] / actions` */
  readonly label: string;
}

/** A flat machine as docs/machines has it. */
export interface StateDiagram {
  readonly initial: string;
  readonly states: readonly DiagramState[];
  readonly arrows: readonly DiagramArrow[];
}

/** Reads the Mermaid block of a document of docs/machines. Throws when there is none. */
export function readStateDiagram(text: string): StateDiagram {
  const block = /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(text)?.[1];
  if (block === undefined) throw new Error('The document has no state diagram.');
  const states = new Map<string, { title: string; lines: string[] }>();
  const arrows: DiagramArrow[] = [];
  let initial = '';
  for (const line of block.split('\n')) {
    const [, from = '', to = '', label = ''] = /^\s*(\S+) --> (\S+)(?: : (.*))?$/.exec(line) ?? [];
    const [, name = '', words = ''] = /^\s*(\w+) : (.*)$/.exec(line) ?? [];
    if (from === '[*]') initial = to;
    else if (from) arrows.push({ from, to, label });
    else if (name) {
      const known = states.get(name);
      // the first line of a box is its title
      if (known) known.lines.push(words);
      else states.set(name, { title: words, lines: [] });
    }
  }
  return { initial, arrows, states: [...states].map(([name, state]) => ({ name, ...state })) };
}

/** A box with its place: column by the fewest arrows from the initial state, row within the column. */
export interface PlacedState extends DiagramState {
  readonly column: number;
  readonly row: number;
}

/** Places the boxes; what stands for every state comes first, in a row of its own. */
export function placeStates({ initial, states, arrows }: StateDiagram): PlacedState[] {
  const columns = new Map([[initial, 0]]);
  const queue = [initial];
  for (const name of queue) {
    for (const { from, to } of arrows) {
      if (from !== name || columns.has(to)) continue;
      columns.set(to, (columns.get(name) ?? 0) + 1);
      queue.push(to);
    }
  }
  const rows = new Map<number, number>();
  return states.map((state) => {
    const column = columns.get(state.name) ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return { ...state, column, row };
  });
}
