/** Why a cell could not be read. */
export type CellFault = 'number' | 'time' | 'yesNo' | 'unknown' | 'ambiguous';

/** What a cell says about a row. */
export type CellReading<Row> = { readonly part: Partial<Row> } | { readonly fault: CellFault };

/** A column that a file may have. */
export interface ImportField<Row> {
  /** Name on the wire; a heading may be this or the label. */
  readonly id: string;
  readonly label: string;
  /** Whether a file without it is refused. */
  readonly isRequired?: boolean;
  readonly read: (cell: string) => CellReading<Row>;
  /** What the row says now, for before and after. */
  readonly show: (row: Row) => string;
}

/** How rows of an entity come from a file. */
export interface ImportSpec<Row> {
  readonly fields: readonly ImportField<Row>[];
  /** What tells rows apart for people, such as the name: a line with the key of a known row changes that row. */
  readonly keyOf: (row: Row) => string;
}

/** What is wrong with a line. */
export type LineProblem =
  | { readonly code: 'quote' }
  | { readonly code: 'cells'; readonly found: number; readonly expected: number }
  | { readonly code: CellFault; readonly field: string; readonly cell: string }
  | { readonly code: 'sameAs'; readonly line: number }
  | { readonly code: 'twice'; readonly key: string }
  /** What the form would say. */
  | { readonly code: 'form'; readonly field: string; readonly words: string };

/** What a line will do. */
export interface PlannedLine<Row> {
  readonly line: number;
  readonly kind: 'new' | 'change' | 'same' | 'bad';
  readonly name: string;
  /** The row as it will be saved; null for a bad line. */
  readonly row: Row | null;
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  readonly problems: readonly LineProblem[];
}

/** What a file will do. */
export interface ImportPlan<Row> {
  /** Labels of required columns that the file lacks: nothing is planned then. */
  readonly missing: readonly string[];
  /** Headings that mean nothing; their cells are left out. */
  readonly unknown: readonly string[];
  readonly lines: readonly PlannedLine<Row>[];
}
