import sharp, { type Sharp } from 'sharp';

/* Pictures for tests, drawn here so that none has to be kept. */

/** A picture of one colour. */
export function plainPicture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#c00' } });
}

/** A JPEG as a phone takes it: turned by its EXIF, with the place in it. */
export async function phonePicture(width = 64, height = 32): Promise<Buffer> {
  return plainPicture(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Secret phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 48/1 0/1' } })
    .toBuffer();
}

/** The same JPEG with other dimensions in its header: a few bytes that say they hold a huge picture. */
export function claimingPixels(jpeg: Uint8Array, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  for (let at = 0; at + 9 < copy.length; at += 1) {
    if (copy[at] === 0xff && (copy[at + 1] === 0xc0 || copy[at + 1] === 0xc2)) {
      copy.writeUInt16BE(height, at + 5);
      copy.writeUInt16BE(width, at + 7);
      return copy;
    }
  }
  throw new TypeError('A JPEG has a frame header');
}
