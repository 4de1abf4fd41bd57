import type { FixAge } from './fix-age.rules.ts';
import { diamondPath, dropPath, markPath, octagonPath, pausePath, trianglePath } from './guard-shapes.ts';
import type { GuardState } from './guard-state.ts';
import { clusterRadius } from './mark-size.ts';
import type { Palette } from './palette.ts';
import type { Paint } from './sprite-cache.ts';

/** A guard's marker, each state by its own shape; heading in degrees, null for a disc. @internal */
export function paintGuard(state: GuardState, age: FixAge, heading: number | null, palette: Palette): Paint {
  if (state === 'panic') return paintOctagon(palette);
  if (state === 'moving') return paintDrop(age, heading, palette);
  return (context) => {
    const color = palette[state === 'not-moving' ? 'marker-idle' : 'marker-lost'];
    fillCircle(context, 7.5, palette['marker-casing']);
    context.strokeStyle = color;
    context.lineWidth = 2;
    if (state === 'not-connected') context.setLineDash([2.3, 2]);
    strokeCircle(context, 5.5);
    if (state !== 'not-moving') return;
    context.lineWidth = 1.5;
    context.stroke(new Path2D(pausePath));
  };
}

/* Fresh: full. Ageing: a ring. Stale: an outline. */
function paintDrop(age: FixAge, heading: number | null, palette: Palette): Paint {
  return (context) => {
    const [body, casing] = [palette['marker-guard'], palette['marker-casing']];
    context.save();
    context.rotate(((heading ?? 0) * Math.PI) / 180);
    const shape = new Path2D(heading === null ? undefined : dropPath);
    if (heading === null) shape.arc(0, 0, 7, 0, 2 * Math.PI);
    context.lineJoin = 'round';
    context.strokeStyle = casing;
    context.lineWidth = age === 'stale' ? 4 : 2;
    context.fillStyle = age === 'stale' ? casing : body;
    context.stroke(shape);
    context.fill(shape);
    if (age === 'stale') {
      context.strokeStyle = body;
      context.lineWidth = 1.5;
      context.setLineDash([3, 2]);
      context.stroke(shape);
    }
    context.restore();
    if (age !== 'stale') fillCircle(context, age === 'fresh' ? 2.2 : 4.6, casing);
  };
}

function paintOctagon(palette: Palette): Paint {
  return (context) => {
    const shape = new Path2D(octagonPath);
    context.fillStyle = palette['marker-panic'];
    context.strokeStyle = palette['marker-casing'];
    context.lineWidth = 2;
    context.fill(shape);
    context.stroke(shape);
    paintMark(context, palette['marker-casing']);
  };
}

/** An open alarm that no guard stands for: an octagon for a panic, a triangle for an exception. @internal */
export function paintAlarm(isPanic: boolean, palette: Palette): Paint {
  if (isPanic) return paintOctagon(palette);
  return (context) => {
    const shape = new Path2D(trianglePath);
    context.fillStyle = palette['marker-exception'];
    context.strokeStyle = palette['marker-casing'];
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.fill(shape);
    context.stroke(shape);
    paintMark(context, palette['marker-casing']);
  };
}

function paintMark(context: OffscreenCanvasRenderingContext2D, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 2.6;
  context.lineCap = 'round';
  context.stroke(new Path2D(markPath));
  context.translate(0, 5.5);
  fillCircle(context, 1.7, color);
}

/** A place: a diamond, with a second edge where the risk is high. @internal */
export function paintLocation(isRisky: boolean, palette: Palette): Paint {
  return (context) => {
    const shape = new Path2D(diamondPath);
    context.fillStyle = palette['marker-location'];
    context.strokeStyle = palette['marker-casing'];
    context.lineWidth = 2;
    if (isRisky) {
      context.save();
      context.scale(1.6, 1.6);
      context.lineWidth = 2.6;
      context.stroke(shape);
      context.strokeStyle = palette['marker-location'];
      context.lineWidth = 1;
      context.stroke(shape);
      context.restore();
    }
    context.fill(shape);
    context.stroke(shape);
  };
}

/** A tag: a small ring. @internal */
export function paintTag(palette: Palette): Paint {
  return (context) => {
    fillCircle(context, 4, palette['marker-casing']);
    context.strokeStyle = palette['marker-location'];
    context.lineWidth = 1.5;
    strokeCircle(context, 2.5);
  };
}

/** Several guards: a disc with their number, and the sign of the gravest state among them. @internal */
export function paintCluster(count: number, state: GuardState, palette: Palette): Paint {
  return (context) => {
    const radius = clusterRadius(count);
    fillCircle(context, radius, palette['marker-casing']);
    fillCircle(context, radius - 1.5, palette['marker-cluster']);
    context.fillStyle = palette['marker-cluster-text'];
    context.font = `600 12px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(count), 0, 0.5);
    if (state === 'moving') return;
    context.translate(radius * 0.72, -radius * 0.72);
    context.scale(state === 'panic' ? 0.6 : 0.8, state === 'panic' ? 0.6 : 0.8);
    paintGuard(state, 'fresh', null, palette)(context);
  };
}

function fillCircle(context: OffscreenCanvasRenderingContext2D, radius: number, color: string): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
}

function strokeCircle(context: OffscreenCanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.stroke();
}
