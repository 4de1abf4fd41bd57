import type { LabelStyle } from './map-scene.types.ts';
import type { Palette, PaletteToken } from './palette.ts';
import type { Sprite, SpriteCache } from './sprite-cache.ts';

interface LabelLook {
  readonly weight: number;
  /** Pixels. */
  readonly size: number;
  readonly color: PaletteToken;
}

const looks: Record<LabelStyle, LabelLook> = {
  guard: { weight: 500, size: 12, color: 'text-1' },
  alarm: { weight: 600, size: 13, color: 'text-1' },
  location: { weight: 400, size: 11, color: 'text-2' },
  street: { weight: 400, size: 11, color: 'map-label' },
};
const mostWidths = 20_000; /* ages make new texts all night long */
const halo = 3.5; /* pixels around the letters, so that they can be read over any street */

/** Texts of the map as pictures, each painted once with its halo; `magnify` enlarges them. @internal */
export class LabelSprites {
  readonly #sprites: SpriteCache;
  readonly #magnify: number;
  readonly #palette: Palette;
  readonly #ruler = new OffscreenCanvas(1, 1).getContext('2d');
  readonly #widths: Record<LabelStyle, Map<string, number>> = {
    guard: new Map(),
    alarm: new Map(),
    location: new Map(),
    street: new Map(),
  };

  constructor(sprites: SpriteCache, palette: Palette, magnify: number) {
    this.#sprites = sprites;
    this.#palette = palette;
    this.#magnify = magnify;
  }

  /** Width of a text at size 1, pixels. */
  width(text: string, style: LabelStyle): number {
    const known = this.#widths[style].get(text);
    if (known !== undefined) return known;
    let width = 0;
    if (this.#ruler) {
      this.#dress(this.#ruler, style);
      width = this.#ruler.measureText(text).width;
    }
    if (this.#widths[style].size > mostWidths) this.#widths[style].clear();
    this.#widths[style].set(text, width);
    return width;
  }

  sprite(text: string, style: LabelStyle): Sprite {
    const magnify = this.#magnify;
    const width = (this.width(text, style) + 2 * halo) * magnify;
    return this.#sprites.sprite(`${style} ${text}`, width, (looks[style].size + 8) * magnify, (context) => {
      context.scale(magnify, magnify);
      this.#dress(context, style);
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      context.lineWidth = halo;
      context.strokeStyle = this.#palette['map-halo'];
      context.strokeText(text, 0, 0.5);
      context.fillStyle = this.#palette[looks[style].color];
      context.fillText(text, 0, 0.5);
    });
  }

  #dress(context: OffscreenCanvasRenderingContext2D, style: LabelStyle): void {
    const { weight, size } = looks[style];
    context.font = `${weight} ${size}px ${this.#palette.font}`;
    if ('fontStretch' in context) context.fontStretch = 'semi-condensed'; // the map's letters are as narrow as the grid's
  }
}
