import { eq } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { locationTag } from '../../db/schema.ts';
import { enteredRegion } from '../../devices/owntracks-region.ts';
import { live } from '../master-data/live.ts';

/**
 * The chip's code of the checkpoint whose region a message says was entered; null when it is none of this tenant, or
 * one without coordinates of its own, which cannot be read by region (contract.md part F).
 */
export async function enteredCheckpoint(reader: Reader, body: unknown): Promise<string | null> {
  const region = enteredRegion(body);
  if (!region) return null;
  const { checkpointId, code } = region;
  const own = checkpointId === null ? null : await reader.first(locationTag, eq(locationTag.id, checkpointId));
  /* A checkpoint that was deleted is not the one that got its chip afterwards. */
  const found =
    own || code === null ? own : await reader.first(locationTag, live(locationTag, eq(locationTag.tag, code)));
  return found && found.deletedAt === null && found.latitude !== null ? found.tag : null;
}
