import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../db/database-error.ts';
import { ProblemError, problemBody } from './problem.ts';
import { fieldErrors } from './validation-errors.ts';

function toProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error;
  if ('validation' in error && error.validation) {
    const errors = fieldErrors(error.validation as ErrorObject[]); // made by our own compiler, which is Ajv's
    return new ProblemError(400, 'The request does not fit the contract', errors);
  }
  if (isDiskFull(error)) {
    return new ProblemError(503, 'The server has no room to write; send it again later', [], { 'Retry-After': '30' });
  }
  const status = 'statusCode' in error && error.statusCode !== undefined ? error.statusCode : 500;
  if (status === 413) return new ProblemError(413, 'The body is too large');
  if (status === 415) return new ProblemError(415, 'This media type is not taken');
  if (status >= 400 && status < 500) return new ProblemError(status, 'The request cannot be read');
  return new ProblemError(500, 'The server failed; the request id finds the cause in its log');
}

/** Writes a refusal. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem.status, request.id, problem.message, problem.errors)));
}

/** Every error and every unknown route leaves as a problem body; causes of a 500 stay in the log. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new ProblemError(404, 'There is no such address here')),
  );
}
