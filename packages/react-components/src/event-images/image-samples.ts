import type { EventImage } from '@patrolkit/sdk/model';
import type { EventImagesProps } from './event-images.types.ts';

/* Invented pictures for stories and tests, drawn where they are shown. */

/** 14/11/2026 21:47 in Zagreb. @internal */
export const sampleNow: number = Date.UTC(2026, 10, 14, 20, 47);

/** The event of the pictures. @internal */
export const sampleImageEvent: EventImagesProps['event'] = {
  eventId: 48_269,
  source: 'Marija Kovačević-Babić',
  occurredAt: sampleNow,
  description: 'Rasvjeta na parkiralištu ne radi.\nDruga noć zaredom.',
  comment: 'Dežurni električar obaviješten u 21:50.',
  confirmedBy: 'Ana Kovač',
};

/** A real JPEG with a number on it, as base64 without a prefix. @internal */
export function sampleJpeg(number: number, width = 640, height = 420): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const sky = context.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, '#1b2a3a');
  sky.addColorStop(1, '#6f5a3a');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#e8ebee';
  context.font = `${height / 3}px sans-serif`;
  context.textAlign = 'center';
  context.fillText(String(number), width / 2, height * 0.62);
  return canvas.toDataURL('image/jpeg', 0.8).replace(/^data:image\/jpeg;base64,/, '');
}

/** Several of them, a minute apart. @internal */
export function sampleImages(count: number): EventImage[] {
  return Array.from({ length: count }, (_, at) => ({
    imageId: at + 1,
    jpegBase64: sampleJpeg(at + 1),
    takenAt: sampleNow + at * 60_000,
  }));
}

/** A JPEG's head that claims 20,000 x 20,000 pixels. @internal */
export const hugeJpeg: string = btoa(
  '\xff\xd8\xff\xc0\x00\x11\x08\x4e\x20\x4e\x20\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01\xff\xd9',
);

/** A PNG of one pixel under the name of a JPEG. @internal */
export const pngBase64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
