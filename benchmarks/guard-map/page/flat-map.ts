import type { GuardPosition } from '@patrolkit/sdk/model';
import { center, startZoom } from '../contender.ts';

/** The least that a map can be: a canvas, a middle and a zoom on the flat world. */
export class FlatMap {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  scale = 256 * 2 ** startZoom;
  left: number;
  top: number;
  readonly #draw: () => void;
  #frame = 0;

  constructor(box: HTMLElement, draw: () => void) {
    const canvas = document.createElement('canvas');
    canvas.width = box.clientWidth;
    canvas.height = box.clientHeight;
    box.append(canvas);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gives no 2D canvas');
    this.context = context;
    this.width = canvas.width;
    this.height = canvas.height;
    this.left = worldX(center.longitude) * this.scale - this.width / 2;
    this.top = worldY(center.latitude) * this.scale - this.height / 2;
    this.#draw = draw;
  }

  /** Draws in the next frame. */
  invalidate(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  pan(right: number, down: number): void {
    this.left += right;
    this.top += down;
    this.invalidate();
  }

  zoom(level: number): void {
    const scale = 256 * 2 ** level;
    this.left = ((this.left + this.width / 2) * scale) / this.scale - this.width / 2;
    this.top = ((this.top + this.height / 2) * scale) / this.scale - this.height / 2;
    this.scale = scale;
    this.invalidate();
  }

  /** A dot with an edge at a place of the screen. */
  dot(x: number, y: number, radius: number): void {
    const { context } = this;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }

  x({ position }: GuardPosition): number {
    return worldX(position.longitude) * this.scale - this.left;
  }

  y({ position }: GuardPosition): number {
    return worldY(position.latitude) * this.scale - this.top;
  }
}

/** 0 to 1 from west to east. */
export function worldX(longitude: number): number {
  return longitude / 360 + 0.5;
}

/** 0 to 1 from north to south. */
export function worldY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
