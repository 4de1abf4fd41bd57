import type { Wire } from '../../wire/index.ts';

/** A change without the row it is about. @internal */
export interface ChangeRow {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: Wire<'ChangeKind'>;
  readonly reason: Wire<'ChangeReason'>;
  readonly id: number;
  readonly version: number;
}

/** The feed of changes: numbers rise by one without holes (contract.md part E). @internal */
export class ChangeFeed {
  readonly #rows: ChangeRow[] = [];
  readonly #now: () => number;
  #forgottenTo = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get lastSeq(): number {
    return this.#rows.at(-1)?.seq ?? this.#forgottenTo;
  }

  add(change: Omit<ChangeRow, 'seq' | 'at'>): void {
    this.#rows.push({ seq: this.lastSeq + 1, at: this.#now(), ...change });
  }

  /** The changes after a number, in order; null when it is unknown or its successors are no longer kept. */
  after(seq: number): ChangeRow[] | null {
    if (seq > this.lastSeq || seq < this.#forgottenTo) return null;
    return this.#rows.filter((row) => row.seq > seq);
  }

  /** Keeps nothing of what was so far, as after seven days. */
  forget(): void {
    this.#forgottenTo = this.lastSeq;
    this.#rows.length = 0;
  }
}
