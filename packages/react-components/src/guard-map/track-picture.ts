import type { FeatureCollection, Position } from 'geojson';
import type { Map as LeafletMap } from 'leaflet';
import { backdropPaint, drawnFeatures } from './backdrop.rules.ts';
import { drawTrack, type TrackDrawing } from './draw-track.ts';
import { viewOf } from './map-canvas.ts';
import { metersPerPixel, toWorld, type View } from './mercator.ts';
import { readPalette } from './palette.ts';

/** What a saved picture shows. @internal */
export interface PictureContent {
  readonly drawing: TrackDrawing;
  readonly backdrop: FeatureCollection | null;
  /** Whether the map pictures may be read; others would make the picture unreadable as a whole. */
  readonly hasReadableTiles: boolean;
  /** Who; when and in which time zone; the moment; whose map. */
  readonly lines: readonly [name: string, range: string, moment: string, attribution: string];
}

const density = 2; /* pixels per CSS pixel: a picture is looked at on paper too */
const bandHeight = 64; /* pixels */
const edge = 14; /* pixels */
const keptMs = 10_000; /* some browsers read the picture only after the press */

/** Paints what a replay shows now as a PNG; null when the browser cannot. The range and the zone are part of it. @internal */
export async function trackPicture(map: LeafletMap, content: PictureContent): Promise<Blob | null> {
  const view = viewOf(map);
  const canvas = document.createElement('canvas');
  canvas.width = view.width * density;
  canvas.height = (view.height + bandHeight) * density;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const box = map.getContainer();
  const style = getComputedStyle(box);
  const token = (name: string): string => style.getPropertyValue(`--pk-${name}`).trim();
  const palette = readPalette(box);
  context.setTransform(density, 0, 0, density, 0, 0);
  context.fillStyle = token('map-land');
  context.fillRect(0, 0, view.width, view.height);
  if (content.backdrop) paintBackdrop(context, content.backdrop, view, map, token);
  if (content.hasReadableTiles) paintTiles(context, box);
  drawTrack(context, content.drawing, view, palette, density);
  context.fillStyle = token('surface-1');
  context.fillRect(0, view.height, view.width, bandHeight);
  const [name, range, moment, attribution] = content.lines;
  const write = (text: string, x: number, y: number, font: string, color: string): void => {
    context.font = `${font} ${palette.font}`;
    context.fillStyle = token(color);
    context.fillText(text, x, view.height + y, view.width - 2 * edge);
  };
  write(name, edge, 26, '600 16px', 'text-1');
  write(range, edge, 48, '400 13px', 'text-1');
  context.textAlign = 'right';
  write(moment, view.width - edge, 26, '600 16px', 'text-1');
  write(attribution, view.width - edge, 48, '400 11px', 'text-2');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function paintTiles(context: CanvasRenderingContext2D, box: HTMLElement): void {
  const corner = box.getBoundingClientRect();
  context.save();
  const layer = box.querySelector('.pk-GuardMap-tiles');
  if (layer) context.filter = getComputedStyle(layer).filter;
  for (const tile of box.querySelectorAll<HTMLImageElement>('img.leaflet-tile-loaded')) {
    const { left, top, width, height } = tile.getBoundingClientRect();
    context.drawImage(tile, left - corner.left, top - corner.top, width, height);
  }
  context.restore();
}

function paintBackdrop(
  context: CanvasRenderingContext2D,
  backdrop: FeatureCollection,
  view: View,
  map: LeafletMap,
  token: (name: string) => string,
): void {
  const trace = (line: readonly Position[]): void => {
    for (const [index, [longitude = 0, latitude = 0]] of line.entries()) {
      const { x, y } = toWorld({ latitude, longitude });
      const [left, top] = [x * view.scale - view.left, y * view.scale - view.top];
      if (index === 0) context.moveTo(left, top);
      else context.lineTo(left, top);
    }
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const feature of drawnFeatures(backdrop).features) {
    const paint = backdropPaint(feature, metersPerPixel(map.getCenter().lat, map.getZoom()));
    if (!paint) continue;
    context.beginPath();
    const { geometry } = feature;
    if (geometry.type === 'LineString') trace(geometry.coordinates);
    if (geometry.type === 'MultiLineString' || geometry.type === 'Polygon') geometry.coordinates.forEach(trace);
    if (geometry.type === 'MultiPolygon') geometry.coordinates.flat().forEach(trace);
    context.fillStyle = token(paint.tone);
    context.strokeStyle = token(paint.tone);
    context.lineWidth = paint.width;
    if (paint.isArea) context.fill('evenodd');
    else context.stroke();
  }
}

/** Gives a picture to the browser's downloads. @internal */
export function download(picture: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
