import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/**
 * Keys that could reach an object's prototype are left out, whatever stands around them stays;
 * NUL and halves of characters, which no database stores, leave every text.
 */
function harmless(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') return undefined;
  return typeof value === 'string' ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD') : value;
}

/** Reads JSON. Throws ProblemError 400. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''), harmless);
  } catch {
    throw new ProblemError(400, 'The body is not JSON', [{ field: 'body', code: 'format', message: 'is not JSON' }]);
  }
}

/**
 * Bodies: JSON, where an empty one is no body; forms and everything else as text for the phones' protocols.
 * Which operation takes which type is decided by the contract, in operation-hooks.ts.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text.trim() === '') return done(null, undefined);
    /* A phone's body is read where its reports are: broken JSON must not keep an alarm from coming through. */
    if (/^\/(?:api\/)?device\//i.test(request.url)) return done(null, text);
    try {
      done(null, parseJson(text));
    } catch (error) {
      done(error as ProblemError); // parseJson throws nothing else
    }
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text: string, done) => done(null, text));
}
