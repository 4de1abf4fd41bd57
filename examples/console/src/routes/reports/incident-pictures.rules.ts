import type { JpegFacts } from '@patrolkit/react-components/event-images';
import type { ExportPicture } from '@patrolkit/react-components/table-export';
import type { EventImage } from '@patrolkit/sdk/model';

/** The pictures of a file, and how many of the event's are not among them. */
export interface IncidentPictures {
  readonly pictures: readonly ExportPicture[];
  /** No JPEG, or too large to be drawn. */
  readonly broken: number;
  /** Left out, so that a file can still be mailed. */
  readonly tooMany: number;
}

/* An event has ten at most; a mail takes about twenty million characters. */
const mostPictures = 10;
const mostCharacters = 20_000_000;

/** Chooses the pictures of a file: in their order, those that can be drawn, up to what a file may hold. */
export function incidentPictures(
  images: readonly EventImage[],
  inspect: (base64: string) => JpegFacts,
  captionOf: (image: EventImage, number: number) => string,
): IncidentPictures {
  const pictures: ExportPicture[] = [];
  let [broken, tooMany, characters] = [0, 0, 0];
  for (const [at, image] of images.entries()) {
    const { jpegBase64 } = image;
    const { problem, width, height } = inspect(jpegBase64);
    if (problem !== null || !width || !height) {
      broken += 1;
    } else if (pictures.length >= mostPictures || characters + jpegBase64.length > mostCharacters) {
      tooMany += 1;
    } else {
      characters += jpegBase64.length;
      pictures.push({ jpegBase64, width, height, caption: captionOf(image, at + 1) });
    }
  }
  return { pictures, broken, tooMany };
}
