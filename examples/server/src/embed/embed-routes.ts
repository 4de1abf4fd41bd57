import { existsSync } from 'node:fs';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { partnerToken } from '../db/schema.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { type EmbedPage, originsPlace, readPage } from './read-page.ts';

/* Hashed names never change; what has none is asked for again. */
const forever = 'public, max-age=31536000, immutable';
const isHashed = (path: string): boolean => /-[\w-]{8}\.\w+$/.test(path);

const policyFor = (origins: readonly string[]): string =>
  [
    "default-src 'self'",
    /* React Aria adds one style element for touch-action; its hash stands here instead of 'unsafe-inline'. */
    "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    "img-src 'self' data: blob:",
    "connect-src 'self' ws: wss:",
    "worker-src 'self' blob:",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
  ].join('; ');

/**
 * `/embed/{key}/events` and `/embed/{key}/map`: a partner's page for frames, which only his sites may frame; and its
 * files. Who he is decides the header alone: what he sees is decided by the token that his page hands over.
 */
export function registerEmbedRoutes(
  app: FastifyInstance,
  folder: string,
  { clock, db, requestLimit }: Pick<Services, 'clock' | 'db' | 'requestLimit'>,
): void {
  let read: EmbedPage | null = null;
  /* Not before it is asked for: a start that builds it does so while the server takes alarms already. */
  const pageNow = (): EmbedPage => {
    if (read === null && !existsSync(folder)) throw new ProblemError(503, 'The page for frames is not built yet');
    read ??= readPage(folder);
    return read;
  };
  const originsOf = async (key: string): Promise<readonly string[] | null> => {
    const isIt = and(eq(partnerToken.embedKey, key), isNull(partnerToken.revokedAt));
    const [row] = await db
      .select({ origins: partnerToken.origins })
      .from(partnerToken)
      .where(and(isIt, gt(partnerToken.expiresAt, clock.now())));
    return row?.origins ?? null;
  };
  app.get<{ Params: { key: string; view: string } }>('/embed/:key/:view', async ({ ip, params }, reply) => {
    const page = pageNow();
    const { key, view } = params;
    const file = page.files.get(`${key}/${view}`);
    if (file) {
      return reply
        .type(file.type)
        .header('Cache-Control', isHashed(view) ? forever : 'no-cache')
        .header('Cross-Origin-Resource-Policy', 'same-origin')
        .send(file.bytes);
    }
    requestLimit.takePublic(ip, 'other');
    const origins = view === 'events' || view === 'map' ? await originsOf(key) : null;
    if (origins === null) throw notFound('Page');
    /* Origins were read as such when they were stored: nothing in them ends an attribute. */
    const meta = `<meta name="patrolkit-origins" content="${origins.join(' ')}">`;
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policyFor(origins))
      .header('Cache-Control', 'no-cache')
      .removeHeader('X-Frame-Options')
      .send(page.html.replace(originsPlace, meta));
  });
}
