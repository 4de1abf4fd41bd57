import { invalid, ProblemError } from '../http/problem.ts';

/** Most pixels of a picture, told by its header before anything is decoded: a small file can hold a huge picture. */
const maxPixels = 50_000_000;
/** Long side of a stored picture, pixels (contract A1). */
export const longSide = 1920;

const quality = 80;
/* A decoder that a hostile file keeps busy is stopped. */
const limitSeconds = 10;
const maxWaiting = 20;

/**
 * Makes a JPEG anew: upright, the long side at most 1,920 pixels, nothing but the picture (no place, no device, no
 * preview). Rejects with ProblemError 400 for what is no JPEG or has more than 50 megapixels. Works in sharp's own
 * threads.
 */
export async function reencodeJpeg(jpeg: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp'); // not needed to start
  const unreadable = invalid('imageData', 'format', 'cannot be read as a JPEG');
  const header = await sharp(jpeg, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header?.format !== 'jpeg') throw unreadable;
  if (header.width * header.height > maxPixels) {
    throw invalid('imageData', 'maximum', 'must have at most 50 megapixels');
  }
  try {
    /* 'error' stops at broken data; mere warnings are what many phones' cameras give. */
    return await sharp(jpeg, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: limitSeconds })
      .autoOrient()
      .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .jpeg({ quality })
      .toBuffer();
  } catch {
    throw unreadable;
  }
}

/**
 * Re-encodes one picture after the other, so that a flood of them costs one decoder's memory. Rejects with 429 when
 * more than 20 wait.
 */
export function createReencoder(work: typeof reencodeJpeg = reencodeJpeg): typeof reencodeJpeg {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (jpeg) => {
    if (waiting >= maxWaiting) {
      throw new ProblemError(429, 'Too many pictures at once; send it again', [], { 'Retry-After': '5' });
    }
    waiting += 1;
    const turn = last.then(() => work(jpeg));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}
