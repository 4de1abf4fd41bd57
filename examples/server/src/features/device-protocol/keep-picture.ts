import type { Scope } from '../../auth/scope.ts';
import type { Repository } from '../../db/repository.ts';
import { refused } from '../../devices/quarantine.ts';
import { ProblemError } from '../../http/problem.ts';
import type { reencodeJpeg } from '../../images/reencode.ts';
import type { IngestWriter } from '../../patrol/ingest.ts';
import { addImage } from '../device/add-image.ts';

/** A picture that came with an event of OwnTracks. */
export interface MessagePicture {
  readonly guard: Scope;
  readonly repository: Repository;
  readonly idEvent: number;
  /** Base64. */
  readonly imageData: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Adds the picture to its event. One that is none, or comes when too many wait, is put aside with its reason: the event
 * stands, and the phone's queue goes on.
 */
export async function keepPicture(
  { guard, repository, idEvent, imageData, now }: MessagePicture,
  { reencode, ingest }: { readonly reencode: typeof reencodeJpeg; readonly ingest: IngestWriter },
): Promise<void> {
  const body = { clientImageId: 'owntracks', imageData };
  try {
    /* its bytes were counted with the message */
    await addImage({ scope: guard, repository, idEvent, body, bytes: 0, now }, reencode);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const about = { idEvent, image: `${imageData.length} characters` };
    await ingest(guard, [{ ...refused(`picture left out: ${error.message}`, about), hasContact: false }]);
  }
}
