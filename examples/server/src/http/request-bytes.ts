import type { FastifyRequest } from 'fastify';

/** Bytes of a request's body: the length it announced, else that of the body as it was read. */
export function bodyBytes({ body, headers }: FastifyRequest): number {
  const announced = Number(headers['content-length']);
  if (Number.isSafeInteger(announced)) return announced;
  return Buffer.byteLength(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
}

/** Bytes of a request's address and body. */
export function requestBytes(request: FastifyRequest): number {
  return Buffer.byteLength(request.url) + bodyBytes(request);
}
