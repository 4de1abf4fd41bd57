import { Layer, type LeafletEvent, type Map as LeafletMap, type ZoomAnimEvent } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { drawTrack, type TrackDrawing } from './draw-track.ts';
import { viewOf } from './map-canvas.ts';
import { type Palette, readPalette, watchTheme } from './palette.ts';
import { viewBetween } from './zoom-motion.ts';

/** A track on its own canvas over the map. */
class TrackCanvas extends Layer {
  readonly #canvas = document.createElement('canvas');
  #shown: LeafletMap | null = null;
  #palette: Palette | null = null;
  #drawing: TrackDrawing | null = null;
  #end = (): void => {};
  #frame = 0;

  override onAdd(map: LeafletMap): this {
    this.#shown = map;
    this.#canvas.className = 'pk-GuardReplay-drawing';
    this.#canvas.setAttribute('aria-hidden', 'true'); // the list of positions says it all
    map.getContainer().append(this.#canvas);
    this.#end = watchTheme(this.#canvas, () => {
      this.#palette = null;
      this.#draw();
    });
    return this;
  }

  override onRemove(): this {
    cancelAnimationFrame(this.#frame);
    this.#end();
    this.#canvas.remove();
    this.#shown = null;
    return this;
  }

  override getEvents(): Record<string, (event: LeafletEvent) => void> {
    const draw = (): void => this.#draw();
    return {
      move: draw,
      moveend: draw,
      zoomend: draw,
      viewreset: draw,
      resize: draw,
      zoomanim: (event) => this.#zoom(event as ZoomAnimEvent), // Leaflet gives this event this type
    };
  }

  show(drawing: TrackDrawing): void {
    this.#drawing = drawing;
    this.#draw();
  }

  #zoom({ center, zoom }: ZoomAnimEvent): void {
    const map = this.#shown;
    if (!map) return;
    const [from, since, { x, y }] = [viewOf(map), performance.now(), map.getSize()];
    const corner = map.project(center, zoom).subtract([x / 2, y / 2]);
    const to = { scale: 256 * 2 ** zoom, left: corner.x, top: corner.y, width: x, height: y };
    const step = (): void => {
      this.#draw(viewBetween(from, to, performance.now() - since));
      this.#frame = requestAnimationFrame(step);
    };
    step();
  }

  #draw(between?: ReturnType<typeof viewBetween>): void {
    if (!between) cancelAnimationFrame(this.#frame);
    const [map, drawing, context] = [this.#shown, this.#drawing, this.#canvas.getContext('2d')];
    if (!map || !drawing || !context) return;
    const view = between ?? viewOf(map);
    const density = window.devicePixelRatio;
    const [width, height] = [Math.round(view.width * density), Math.round(view.height * density)];
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
      this.#canvas.style.width = `${view.width}px`;
      this.#canvas.style.height = `${view.height}px`;
    }
    this.#palette ??= readPalette(this.#canvas);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    drawTrack(context, drawing, view, this.#palette, density);
  }
}

/** Draws a track over the map. @internal */
export function TrackLayer({ drawing }: { drawing: TrackDrawing }): null {
  const map = useMap();
  const [layer, setLayer] = useState<TrackCanvas | null>(null);
  useEffect(() => {
    const canvas = new TrackCanvas().addTo(map);
    setLayer(canvas);
    return () => {
      setLayer(null);
      canvas.remove();
    };
  }, [map]);
  useEffect(() => {
    layer?.show(drawing);
  }, [layer, drawing]);
  return null;
}
