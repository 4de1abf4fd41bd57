/** A small picture and its size in CSS pixels. @internal */
export interface Sprite {
  readonly image: ImageBitmap;
  readonly width: number;
  readonly height: number;
}

/** What a sprite is painted with; 0, 0 is its middle. @internal */
export type Paint = (context: OffscreenCanvasRenderingContext2D) => void;

const budget = 4_000_000; /* pixels, 16 MB: some two thousand names */

/**
 * Pictures that are painted once and copied from then on: a copy of a marker or of a name takes a tenth of the time of
 * drawing it. What was not used for longest makes room.
 * @internal
 */
export class SpriteCache {
  readonly #sprites = new Map<string, Sprite>();
  readonly #density: number;
  #pixels = 0;

  /** `density`: pixels of the screen per CSS pixel. */
  constructor(density: number) {
    this.#density = density;
  }

  sprite(key: string, width: number, height: number, paint: Paint): Sprite {
    const known = this.#sprites.get(key);
    if (known) return known;
    const canvas = new OffscreenCanvas(Math.ceil(width * this.#density), Math.ceil(height * this.#density));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gives no 2D canvas, which the map needs to draw its markers.');
    this.#pixels += canvas.width * canvas.height;
    if (this.#pixels > budget) this.#forgetOldest();
    context.scale(this.#density, this.#density);
    context.translate(width / 2, height / 2);
    paint(context);
    const sprite = {
      width: canvas.width / this.#density,
      height: canvas.height / this.#density,
      image: canvas.transferToImageBitmap(),
    };
    this.#sprites.set(key, sprite);
    return sprite;
  }

  /** Forgets everything, after a change of theme or font. */
  clear(): void {
    for (const { image } of this.#sprites.values()) image.close();
    this.#sprites.clear();
    this.#pixels = 0;
  }

  /* Half at a time, so that a map whose names do not fit does not do this at each name. */
  #forgetOldest(): void {
    for (const [key, { image }] of this.#sprites) {
      if (this.#pixels <= budget / 2) return;
      this.#pixels -= image.width * image.height;
      image.close();
      this.#sprites.delete(key);
    }
  }
}
