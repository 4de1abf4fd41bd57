import type { EventImage } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { incidentPictures } from './incident-pictures.rules.ts';

const image = (jpegBase64: string): EventImage => ({ imageId: 1, jpegBase64, takenAt: null });
const inspect = (base64: string) =>
  base64.startsWith('bad')
    ? ({ problem: 'notJpeg', width: null, height: null, isComplete: false } as const)
    : { problem: null, width: 40, height: base64.startsWith('headless') ? null : 30, isComplete: true };
const choose = (images: readonly string[]) =>
  incidentPictures(images.map(image), inspect, (_, number) => `Image ${number}`);

test('a picture that cannot be drawn is counted, and the others keep their numbers', () => {
  expect(choose(['one', 'bad', 'three', 'headless'])).toEqual({
    pictures: [
      { jpegBase64: 'one', width: 40, height: 30, caption: 'Image 1' },
      { jpegBase64: 'three', width: 40, height: 30, caption: 'Image 3' },
    ],
    broken: 2,
    tooMany: 0,
  });
});

test('a file holds ten at most', () => {
  const { pictures, tooMany } = choose(Array.from({ length: 12 }, () => 'x'));
  expect([pictures.length, tooMany]).toEqual([10, 2]);
});

test('and no more than a mail takes; a smaller one behind a large one still fits', () => {
  const large = 'x'.repeat(15_000_000);
  const { pictures, tooMany } = choose([large, large, 'small']);
  expect([pictures.map(({ caption }) => caption), tooMany]).toEqual([['Image 1', 'Image 3'], 1]);
});

test('nothing of nothing', () => {
  expect(choose([])).toEqual({ pictures: [], broken: 0, tooMany: 0 });
});
