import { invalid, ProblemError } from '../http/problem.ts';

/** Most bytes of a picture as it comes from a phone (contract A1: 5 MB, decoded). */
export const maxImageBytes: number = 5 * 1024 * 1024;

const maxBase64 = Math.ceil(maxImageBytes / 3) * 4;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

function tooLarge(): ProblemError {
  const message = 'must be at most 5 MB';
  return new ProblemError(413, `imageData: ${message}`, [{ field: 'imageData', code: 'maximum', message }]);
}

/**
 * The bytes of a picture sent as base64 without a prefix. Throws ProblemError: 413 above 5 MB, 400 for what is no
 * base64 or does not begin as a JPEG does. Whether the rest is a picture is found out by reencode.ts.
 */
export function readJpeg(imageData: string): Uint8Array {
  if (imageData.length > maxBase64) throw tooLarge();
  if (imageData.length % 4 !== 0 || !base64.test(imageData)) {
    throw invalid('imageData', 'format', 'must be base64 without a prefix');
  }
  const bytes = Buffer.from(imageData, 'base64');
  if (bytes.byteLength > maxImageBytes) throw tooLarge();
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) {
    throw invalid('imageData', 'format', 'must be a JPEG');
  }
  return bytes;
}
