import type { FastifyRequest } from 'fastify';
import type { Repository } from '../../db/repository.ts';
import { materialiseRules } from '../../jobs/materialise-rules.ts';
import { type Materialising, materialiseRest } from '../../planning/materialise-rule.ts';
import type { Services } from '../../services.ts';

/* A console gives up after 8 s; a year of hours at ten checkpoints takes longer on a busy machine. */
const patienceMs = 3000;

/**
 * Makes what a saved or deleted rule has left before its caller is answered, for three seconds at most: the rest, and
 * whatever fails here, is for the job materialise-rules. The rule is stored: an answer that says 'failed' would only
 * have it saved a second time, and the feed tells when all of its checks are there.
 */
export async function makeRest(
  { repository, request }: { readonly repository: Repository; readonly request: FastifyRequest },
  rest: Materialising | null,
  { computer, wakeJob }: Pick<Services, 'computer' | 'wakeJob'>,
): Promise<void> {
  if (!rest) return;
  try {
    if (await materialiseRest(repository, rest, computer, patienceMs)) wakeJob(materialiseRules);
  } catch (error) {
    request.log.error({ err: error }, 'a rule is left to the job materialise-rules');
    wakeJob(materialiseRules);
  }
}
