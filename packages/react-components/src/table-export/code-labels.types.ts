/** One label with a code that a phone's camera reads. @public */
export interface CodeLabel {
  /** Modules of the code, row by row, with its quiet border; true is dark. A square. */
  readonly code: readonly (readonly boolean[])[];
  /** Large beside the code. */
  readonly name: string;
  /** Lines below the name. */
  readonly notes: readonly string[];
}

/** Labels that are printed together. @public */
export interface CodeLabelSheet {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly labels: readonly CodeLabel[];
}
