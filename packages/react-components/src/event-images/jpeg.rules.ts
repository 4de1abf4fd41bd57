/** Why an image is not drawn. @public */
export type ImageProblem = 'empty' | 'notJpeg' | 'huge' | 'broken';

/** What a file says of itself before anything of it is drawn. @public */
export interface JpegFacts {
  /** Null when it may be drawn. */
  readonly problem: Exclude<ImageProblem, 'broken'> | null;
  /** Pixels; null where the head does not say. */
  readonly width: number | null;
  readonly height: number | null;
  /** Whether the file ends as a JPEG does; a cut one is drawn as far as it goes. */
  readonly isComplete: boolean;
}

/** A screen of 40 million pixels takes 160 MB to draw: more than a console can spare. */
const maximumPixels = 40_000_000;
/** Of the head, in base64 characters: a picture's size stands behind what the camera wrote about itself. */
const headLength = 400_000;
const tailLength = 64;

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Width and height from the first frame's head; null when it is not in these bytes. */
function frameSize(bytes: Uint8Array): { width: number; height: number } | null {
  const at = (index: number): number => bytes[index] ?? 0;
  const word = (index: number): number => at(index) * 256 + at(index + 1);
  for (let index = 2; index + 9 <= bytes.length && at(index) === 0xff; ) {
    const marker = at(index + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: word(index + 5), width: word(index + 7) };
    /* A fill byte stands alone; every other part tells its own length. */
    index += marker === 0xff ? 1 : 2 + word(index + 2);
  }
  return null;
}

/* Some phones write a few bytes behind the end mark. */
function hasEndMark(base64: string): boolean {
  const tail = bytesOf(base64.slice(-tailLength)) ?? new Uint8Array();
  return tail.some((byte, index) => byte === 0xff && tail[index + 1] === 0xd9);
}

/* Some back ends cut it into lines. */
function plainBase64(base64: string): string {
  return /\s/.test(base64.slice(0, 100)) ? base64.replace(/\s+/g, '') : base64.trimEnd();
}

/** Looks at a picture before it is drawn: whether it is a JPEG at all, and one of bearable size. `base64` has no prefix. @public */
export function inspectJpeg(base64: string): JpegFacts {
  const text = plainBase64(base64);
  const none = { width: null, height: null, isComplete: false };
  if (text === '') return { ...none, problem: 'empty' };
  const head = bytesOf(text.slice(0, headLength - (headLength % 4)));
  if (head?.[0] !== 0xff || head[1] !== 0xd8 || head[2] !== 0xff) return { ...none, problem: 'notJpeg' };
  const { width = null, height = null } = frameSize(head) ?? {};
  const isHuge = (width ?? 0) * (height ?? 0) > maximumPixels;
  return { problem: isHuge ? 'huge' : null, width, height, isComplete: hasEndMark(text) };
}

/** The address of a picture for an `img` (S2.87). @public */
export function jpegSource(base64: string): string {
  return `data:image/jpeg;base64,${plainBase64(base64)}`;
}
