const step = 4; /* pixels: edge of the squares that are free or taken */

/** Which parts of the view are taken by markers and names: one table for all of them, so that no name lies on another. @internal */
export class LabelRoom {
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#columns = Math.ceil(width / step) + 1;
    this.#rows = Math.ceil(height / step) + 1;
    this.#taken = new Uint8Array(this.#columns * this.#rows);
  }

  /** Whether a box lies in the view as a whole and covers nothing. */
  isFree(left: number, top: number, width: number, height: number): boolean {
    if (!this.holds(left, top, width, height)) return false;
    const [right, bottom] = [Math.floor((left + width) / step), Math.floor((top + height) / step)];
    for (let row = Math.floor(top / step); row <= bottom; row += 1) {
      const start = row * this.#columns;
      for (let column = Math.floor(left / step); column <= right; column += 1) {
        if (this.#taken[start + column]) return false;
      }
    }
    return true;
  }

  /** Whether a box lies in the view as a whole. */
  holds(left: number, top: number, width: number, height: number): boolean {
    return left >= 0 && top >= 0 && left + width <= this.#width && top + height <= this.#height;
  }

  /** Takes a box; what lies outside of the view is cut off. */
  take(left: number, top: number, width: number, height: number): void {
    const right = Math.min(this.#columns - 1, Math.floor((left + width) / step));
    const bottom = Math.min(this.#rows - 1, Math.floor((top + height) / step));
    const first = Math.max(0, Math.floor(left / step));
    if (right < first) return;
    for (let row = Math.max(0, Math.floor(top / step)); row <= bottom; row += 1) {
      this.#taken.fill(1, row * this.#columns + first, row * this.#columns + right + 1);
    }
  }

  /** Takes a turned strip around a middle when all of it is free; says whether it was. */
  takeAlong(x: number, y: number, turn: number, length: number, height: number): boolean {
    const boxes: [left: number, top: number][] = [];
    for (let at = -length / 2; at <= length / 2; at += height / 2) {
      boxes.push([x + Math.cos(turn) * at - height / 2, y + Math.sin(turn) * at - height / 2]);
    }
    if (!boxes.every(([left, top]) => this.isFree(left, top, height, height))) return false;
    for (const [left, top] of boxes) this.take(left, top, height, height);
    return true;
  }
}
