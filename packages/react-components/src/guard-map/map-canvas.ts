import { Layer, type LeafletEvent, type Map as LeafletMap, type Point, type ZoomAnimEvent } from 'leaflet';
import { type Brushes, drawScene } from './draw-scene.ts';
import { GuardMotion } from './guard-motion.ts';
import { LabelSprites } from './label-sprites.ts';
import { SceneMaker } from './map-scene.ts';
import type { Box, Mark, Scene, SceneInput } from './map-scene.types.ts';
import { markAt } from './mark-at.ts';
import type { View } from './mercator.ts';
import { readPalette, watchTheme } from './palette.ts';
import { PulseRings } from './pulse-rings.ts';
import { SpriteCache } from './sprite-cache.ts';
import { viewBetween } from './zoom-motion.ts';

const sameZoom = 0.75; /* zoom steps that a scene may be stretched by while the map flies */

/**
 * All guards, places and names on one canvas over the map. It lies outside of Leaflet's panes and is drawn anew in each
 * frame that the map moves, so that markers keep their size and names stay sharp.
 * @internal
 */
export class MapCanvas extends Layer {
  readonly #box = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #rings = new PulseRings(this.#box);
  readonly #motion = new GuardMotion();
  readonly #ends: (() => void)[] = [];
  #shown: LeafletMap | null = null;
  #brushes: Brushes | null = null;
  #maker: SceneMaker | null = null;
  #input: SceneInput | null = null;
  #scene: Scene | null = null;
  #isStale = true;
  #covered: readonly Box[] | null = null;
  #zooming: { from: View; to: View; since: number } | null = null;
  #frame = 0;

  override onAdd(map: LeafletMap): this {
    this.#shown = map;
    this.#box.className = 'pk-GuardMap-drawing';
    this.#canvas.setAttribute('aria-hidden', 'true'); // the list beside the map says it all
    this.#box.prepend(this.#canvas);
    map.getContainer().append(this.#box);
    this.#ends.push(watchTheme(this.#box, () => this.#repaint()));
    const { fonts } = document;
    const repaint = (): void => this.#repaint();
    fonts.addEventListener('loadingdone', repaint);
    this.#ends.push(() => fonts.removeEventListener('loadingdone', repaint));
    return this;
  }

  override onRemove(): this {
    cancelAnimationFrame(this.#frame);
    for (const end of this.#ends.splice(0)) end();
    this.#brushes?.sprites.clear();
    this.#brushes = null;
    this.#box.remove();
    this.#shown = null;
    return this;
  }

  override getEvents(): Record<string, (event: LeafletEvent) => void> {
    return {
      move: () => this.#drawNow(),
      moveend: () => this.#settle(),
      zoomend: () => this.#settle(),
      viewreset: () => this.#settle(),
      resize: () => this.#settle(),
      zoomanim: (event) => this.#startZoom(event as ZoomAnimEvent), // Leaflet gives this event this type
    };
  }

  /** Draws something else, in the next frame. */
  show(input: SceneInput): void {
    const before = this.#input;
    if (before && before.guards !== input.guards && this.#shown) {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (isStill) this.#motion.stop();
      else this.#motion.start(before.guards, input.guards, viewOf(this.#shown).scale, performance.now());
    }
    if (before?.magnify !== input.magnify) this.#brushes = null;
    this.#covered = null;
    this.#input = input;
    this.#isStale = true;
    this.#schedule();
  }

  /** What is drawn now; null before the first frame. */
  get scene(): Scene | null {
    return this.#scene;
  }

  /** What lies under a point of the container, the topmost first; `slack` pixels may be missing. */
  markAt(point: Point, slack: number): Mark | null {
    return this.#scene && this.#shown ? markAt(this.#scene, viewOf(this.#shown), point, slack) : null;
  }

  /** Indices of the guards of a drawn group. */
  membersOf(group: number): number[] {
    return this.#maker?.membersOf(group) ?? [];
  }

  #repaint(): void {
    this.#brushes = null;
    this.#isStale = true;
    this.#schedule();
  }

  #settle(): void {
    this.#zooming = null;
    this.#covered = null;
    this.#isStale = true;
    this.#drawNow();
  }

  #startZoom({ center, zoom }: ZoomAnimEvent): void {
    const map = this.#shown;
    if (!map) return;
    const size = map.getSize();
    const corner = map.project(center, zoom).subtract(size.divideBy(2));
    const to = { scale: 256 * 2 ** zoom, left: corner.x, top: corner.y, width: size.x, height: size.y };
    this.#zooming = { from: viewOf(map), to, since: performance.now() };
    this.#isStale = true;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#drawNow());
  }

  #drawNow(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const [map, input] = [this.#shown, this.#input];
    if (!map || !input) return;
    const shown = viewOf(map);
    if (shown.width === 0 || shown.height === 0) return; // hidden: drawn when it is shown, which is a resize
    const brushes = this.#sizedBrushes(shown, input);
    this.#maker ??= new SceneMaker((text, style) => this.#brushes?.labels.width(text, style) ?? 0);
    const zooming = this.#zooming;
    const time = performance.now();
    const view = zooming ? viewBetween(zooming.from, zooming.to, time - zooming.since) : shown;
    const wanted = zooming?.to ?? shown;
    this.#covered ??= coveredBy(map.getContainer().parentElement);
    if (this.#isStale || !this.#scene || !isNear(this.#scene.view, wanted)) {
      this.#scene = this.#maker.make(input, wanted, this.#covered);
      this.#isStale = false;
    }
    this.#motion.advance(time);
    drawScene(brushes, this.#scene, view, (guardId) => this.#motion.at(guardId));
    this.#rings.place(this.#scene.marks, view, input.magnify, (guardId) => this.#motion.at(guardId));
    if (zooming || this.#motion.isMoving) this.#schedule();
  }

  #sizedBrushes(view: View, input: SceneInput): Brushes {
    const density = window.devicePixelRatio;
    const [width, height] = [Math.round(view.width * density), Math.round(view.height * density)];
    const known = this.#brushes;
    if (known && known.density === density) {
      if (this.#canvas.width !== width || this.#canvas.height !== height) this.#resize(view, width, height);
      return known;
    }
    known?.sprites.clear();
    this.#resize(view, width, height);
    const context = this.#canvas.getContext('2d');
    if (!context) throw new Error('The browser gives no 2D canvas, which the map needs to draw its markers.');
    const palette = readPalette(this.#box);
    const sprites = new SpriteCache(density);
    const labels = new LabelSprites(sprites, palette, input.magnify);
    this.#brushes = { context, palette, sprites, labels, density, magnify: input.magnify };
    return this.#brushes;
  }

  #resize(view: View, width: number, height: number): void {
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#canvas.style.width = `${view.width}px`;
    this.#canvas.style.height = `${view.height}px`;
  }
}

/* At the same zoom a scene holds for its own part of the world only; while the map flies it is stretched for a while. */
function isNear(made: View, wanted: View): boolean {
  if (made.width !== wanted.width || made.height !== wanted.height) return false;
  if (made.scale === wanted.scale) return made.left === wanted.left && made.top === wanted.top;
  return Math.abs(Math.log2(made.scale / wanted.scale)) < sameZoom;
}

/* Names do not hide under what lies over the map. */
function coveredBy(stage: HTMLElement | null): Box[] {
  const over =
    stage?.querySelectorAll<HTMLElement>(':scope > .pk-GuardMap-controls, :scope > .pk-GuardMap-tools') ?? [];
  return Array.from(over, ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
    left: offsetLeft,
    top: offsetTop,
    width: offsetWidth,
    height: offsetHeight,
  }));
}

/** What a Leaflet map shows. @internal */
export function viewOf(map: LeafletMap): View {
  const { x: width, y: height } = map.getSize();
  const corner = map.getPixelOrigin().add(map.containerPointToLayerPoint([0, 0]));
  return { scale: 256 * 2 ** map.getZoom(), left: corner.x, top: corner.y, width, height };
}
