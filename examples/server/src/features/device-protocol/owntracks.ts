import type { Wire } from '@patrolkit/sdk/wire';
import type { FastifyRequest } from 'fastify';
import { hashSecret } from '../../auth/secret.ts';
import { basicCredential } from '../../devices/basic-credential.ts';
import { cleanText } from '../../devices/device-text.ts';
import { ownTracksToIngest } from '../../devices/owntracks.ts';
import { waypointOf } from '../../devices/owntracks-region.ts';
import { readMessage } from '../../devices/read-message.ts';
import { ProblemError } from '../../http/problem.ts';
import { requestBytes } from '../../http/request-bytes.ts';
import { createReencoder } from '../../images/reencode.ts';
import type { Services } from '../../services.ts';
import { enteredCheckpoint } from './entered-checkpoint.ts';
import { keepPicture } from './keep-picture.ts';
import { createRegionMemory } from './region-memory.ts';
import { mostRegions, watchedCheckpoints } from './watched-checkpoints.ts';

/* As the phone names itself; for the log only, the credential decides. */
function nameOf({ headers, query }: FastifyRequest, user: string): string {
  const { u, d } = query as { u?: unknown; d?: unknown }; // not validated: cleanText takes texts only
  const names = [user, headers['x-limit-u'], headers['x-limit-d'], u, d].map((name) => cleanText(name, 100));
  return [...new Set(names)].filter((name) => name !== '').join('/');
}

function refuse(request: FastifyRequest, user: string): never {
  request.log.info({ phone: nameOf(request, user) }, 'a device credential was refused');
  throw new ProblemError(401, 'A device credential is needed as the password', [], {
    'WWW-Authenticate': 'Basic realm="PatrolKit", charset="UTF-8"',
  });
}

/* An iPhone throws away what is refused with 4xx, and keeps for later what fails with 5xx. */
function tryLater(error: unknown): never {
  if (!(error instanceof ProblemError) || error.status !== 429) throw error;
  throw new ProblemError(503, error.message, [], error.headers);
}

/**
 * POST /device/owntracks: a message of OwnTracks in its HTTP mode, answered with the regions to watch when they have
 * changed. Throws ProblemError 401 for a missing or bad credential, 503 for too many messages at once, and nothing else:
 * the app would send again for ever what is refused.
 */
export function ownTracksOperation({ clock, deviceAuth, ingest, store }: Services) {
  const reencode = createReencoder();
  const regionsFor = createRegionMemory();
  return async ({ request }: { readonly request: FastifyRequest }): Promise<Wire<'OwnTracksCommand'>[]> => {
    const { user, secret } = basicCredential(request.headers.authorization) ?? { user: '', secret: '' };
    const guard = secret === '' ? null : await deviceAuth(secret);
    if (!guard) return refuse(request, user);
    const now = clock.now();
    const repository = store.for(guard, { userId: guard.userId, ip: request.ip, requestId: request.id });
    const body = readMessage(request.body);
    const checkpoint = await enteredCheckpoint(repository, body);
    const { ingest: report, picture } = ownTracksToIngest(body, { now, secret, checkpoint });
    const [outcome] = await ingest(guard, [report], requestBytes(request)).catch(tryLater);
    if (picture !== null && outcome && outcome.eventId !== null) {
      const about = { guard, repository, idEvent: outcome.eventId, imageData: picture, now };
      await keepPicture(about, { reencode, ingest }).catch(tryLater);
    }
    try {
      const most = mostRegions(request.headers['user-agent']);
      const watched = await watchedCheckpoints(repository, guard.userId, { now, most });
      return regionsFor(hashSecret(secret), watched.map(waypointOf), outcome?.status === 'duplicate');
    } catch (error) {
      /* The report is stored: what the answer would add must not make the phone send it again. */
      request.log.error({ err: error }, 'regions could not be told');
      return [];
    }
  };
}
