import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../http/problem.ts';
import { maxImageBytes, readJpeg } from './read-jpeg.ts';
import { createReencoder, longSide, reencodeJpeg } from './reencode.ts';
import { claimingPixels, phonePicture, plainPicture } from './testing.ts';

/** The refusal of some work; undefined when it was done. */
async function refusalOf(work: () => unknown): Promise<ProblemError | undefined> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  return undefined;
}
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

describe('a picture from a phone', () => {
  test('is made anew: upright, without place and device', async () => {
    const jpeg = await phonePicture(64, 32);
    const before = await sharp(jpeg).metadata();
    expect([before.width, before.height, before.orientation]).toEqual([64, 32, 6]);
    expect(before.exif).toBeDefined();
    const made = await reencodeJpeg(readJpeg(base64(jpeg)));
    const after = await sharp(made).metadata();
    expect([after.format, after.width, after.height, after.orientation]).toEqual(['jpeg', 32, 64, undefined]);
    expect([after.exif, after.icc, after.xmp, after.iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(made).includes('Secret phone')).toBe(false);
  });

  test('is at most 1,920 pixels long, and a small one is not blown up', async () => {
    const sizeOf = async (width: number, height: number): Promise<(number | undefined)[]> => {
      const made = await reencodeJpeg(await plainPicture(width, height).jpeg().toBuffer());
      const header = await sharp(made).metadata();
      return [header.width, header.height];
    };
    expect(await sizeOf(4000, 3000)).toEqual([longSide, 1440]);
    expect(await sizeOf(1000, 4000)).toEqual([480, longSide]);
    expect(await sizeOf(1920, 10)).toEqual([1920, 10]);
    expect(await sizeOf(1, 1)).toEqual([1, 1]);
  });

  test('may be grey or in the printers’ colours', async () => {
    for (const colours of ['b-w', 'cmyk'] as const) {
      const jpeg = await plainPicture(20, 10).toColourspace(colours).jpeg().toBuffer();
      const made = await sharp(await reencodeJpeg(jpeg)).metadata();
      expect([made.format, made.width], colours).toEqual(['jpeg', 20]);
      expect(['srgb', 'b-w'], colours).toContain(made.space);
    }
  });
});

describe('refused', () => {
  test.each([
    ['nothing', ''],
    ['a prefix', `data:image/jpeg;base64,${base64(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))}`],
    ['no base64', 'not base64 at all'],
    ['base64 that was cut', '/9j/4'],
    ['blanks in between', '/9j/ 4AA'],
    ['the letters of another alphabet', '_9j_4AAQ'],
    ['two bytes', base64(Uint8Array.of(0xff, 0xd8))],
    ['a text', base64(Buffer.from('<svg onload="alert(1)"></svg>'))],
  ])('%s', async (_, imageData) => {
    expect(await refusalOf(() => readJpeg(imageData))).toMatchObject({
      status: 400,
      errors: [{ field: 'imageData', code: 'format' }],
    });
  });

  test('a PNG, a WebP and a GIF that are named JPEG', async () => {
    for (const format of ['png', 'webp', 'gif'] as const) {
      const bytes = await plainPicture(20, 10).toFormat(format).toBuffer();
      expect(await refusalOf(() => readJpeg(base64(bytes))), format).toMatchObject({ status: 400 });
      /* also behind a JPEG's first bytes */
      const disguised = Buffer.concat([Uint8Array.of(0xff, 0xd8, 0xff), bytes]);
      expect(await refusalOf(() => reencodeJpeg(readJpeg(base64(disguised)))), format).toMatchObject({ status: 400 });
      expect(await refusalOf(() => reencodeJpeg(bytes)), format).toMatchObject({ status: 400 });
    }
  });

  test('more than 5 MB, before it is decoded and after', async () => {
    const start = Buffer.of(0xff, 0xd8, 0xff);
    const most = Buffer.concat([start, Buffer.alloc(maxImageBytes - 3)]);
    expect(await refusalOf(() => readJpeg(base64(most)))).toBeUndefined();
    for (const bytes of [Buffer.concat([most, Buffer.alloc(1)]), Buffer.concat([most, most])]) {
      expect(await refusalOf(() => readJpeg(base64(bytes)))).toMatchObject({
        status: 413,
        errors: [{ field: 'imageData', code: 'maximum', message: 'must be at most 5 MB' }],
      });
    }
  });

  test('a decompression bomb: a small file that says it holds more than 50 megapixels', async () => {
    const jpeg = await phonePicture();
    const bomb = claimingPixels(jpeg, 65_000, 65_000);
    expect(bomb.byteLength).toBeLessThan(2000);
    expect(await refusalOf(() => reencodeJpeg(bomb))).toMatchObject({
      status: 400,
      errors: [{ field: 'imageData', code: 'maximum', message: 'must have at most 50 megapixels' }],
    });
  });

  test('whatever becomes of a JPEG on its way: a picture comes out, or a refusal without the decoder’s words', async () => {
    const good = await phonePicture(48, 40);
    const cut = fc.nat(good.length).map((length) => good.subarray(0, length));
    const places = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 });
    const mutated = places.map((changes) => {
      const copy = Buffer.from(good);
      for (const [at, byte] of changes) copy[at] = byte;
      return copy;
    });
    const noise = fc.uint8Array({ maxLength: 400 }).map((tail) => Buffer.concat([good.subarray(0, 3), tail]));
    await fc.assert(
      fc.asyncProperty(fc.oneof(cut, mutated, noise), async (bytes) => {
        let made: Uint8Array | undefined;
        const refusal = await refusalOf(async () => {
          made = await reencodeJpeg(readJpeg(base64(bytes)));
        });
        expect(refusal?.message ?? 'imageData: must').toMatch(/^imageData: (must|cannot)/);
        expect(refusal?.status ?? 400).toBe(400);
        if (!made) return;
        const header = await sharp(made).metadata();
        expect(header.format).toBe('jpeg');
        expect(Math.max(header.width, header.height)).toBeLessThanOrEqual(longSide);
        expect(header.exif).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

describe('many at once', () => {
  test('are worked on one after the other; the twenty-first that waits is asked to come again', async () => {
    let running = 0;
    let most = 0;
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const reencode = createReencoder(async (jpeg) => {
      running += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
      if (jpeg.length === 1) throw new ProblemError(400, 'one bad picture spoils no other');
      return jpeg;
    });
    const turns = Array.from({ length: 20 }, (_, index) => reencode(new Uint8Array(index)).catch(() => null));
    const late = await refusalOf(() => reencode(new Uint8Array(0)));
    expect(late).toMatchObject({ status: 429, headers: { 'Retry-After': '5' } });
    open();
    const done = await Promise.all(turns);
    expect(done.filter((made) => made === null)).toHaveLength(1);
    expect(most).toBe(1);
    expect(await reencode(new Uint8Array(3))).toHaveLength(3);
  });
});
