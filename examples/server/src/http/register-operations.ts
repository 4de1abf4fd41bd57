import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { enforcePolicy } from '../auth/enforce-policy.ts';
import type { Scope } from '../auth/scope.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { addOwnId, replaceAliases, spellAsSchema } from '../contract/spelling.ts';
import { createSchemaCompiler } from '../contract/validator.ts';
import { readMessage } from '../devices/read-message.ts';
import type { Services } from '../services.ts';
import { bodyOfQuery } from './body-of-query.ts';
import { parseJson } from './body-parser.ts';
import type { Feature } from './operation.ts';
import { ProblemError } from './problem.ts';
import { operationRunner } from './run-operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract; absent on other routes. */
    operationId?: string;
  }
}

/* Contract A1: bodies, those of phones, and what an operation says of its own. */
const bodyBytes = 1024 * 1024;
const deviceBodyBytes = 256 * 1024;

const reports: readonly string[] = ['device_events', 'device_positions', 'device_heartbeat'];

/* Fastify skips the schema of a body whose type is not in the contract: such a body must not come so far. */
function checkMediaType(operation: ContractOperation, request: FastifyRequest): void {
  const { body } = request;
  if (operation.isLenient || body === undefined || body === null || body === '') return;
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (operation.mediaTypes.length > 0 && !operation.mediaTypes.includes(type)) {
    throw new ProblemError(415, `This operation takes ${operation.mediaTypes.join(' or ')}`);
  }
}

/* The router refuses a Content-Type it cannot read; a phone's report is not lost for that. */
function mendMediaType({ headers }: FastifyRequest): void {
  const type = headers['content-type'];
  if (type !== undefined && !/^[\w.+-]+\/[\w.+-]+ *(;|$)/.test(type)) headers['content-type'] = 'text/plain';
}

function prepareBody(operation: ContractOperation, request: FastifyRequest): void {
  checkMediaType(operation, request);
  const { bodySchema, isBodyRequired, isLenient, operationId, policy } = operation;
  /* An app that forgets its Content-Type still has something to say; a phone's protocol reads its body by itself. */
  const isReadHere = isLenient && bodySchema && policy !== 'public';
  if (isReadHere && typeof request.body === 'string') request.body = readMessage(request.body);
  const isJsonText = !isLenient && bodySchema && policy === 'device.use' && typeof request.body === 'string';
  if (isJsonText) request.body = parseJson(request.body as string); // typeof has just said so
  if (bodySchema && request.method === 'DELETE') request.body ??= bodyOfQuery(bodySchema, request.query);
  const isMissing = request.body === undefined || request.body === null;
  if (isMissing && isBodyRequired && !isLenient) {
    throw new ProblemError(400, 'The body is missing', [{ field: 'body', code: 'required', message: 'is missing' }]);
  }
  if (!bodySchema || isMissing) return;
  const spelled = spellAsSchema(bodySchema, replaceAliases(operationId, request.body));
  request.body = addOwnId(operationId, bodySchema, spelled);
}

/** The contract as the router gets it: without the schemas of requests that nothing may refuse, and without answers. */
function routedDocument({ document, operations }: Contract): object {
  const copy = structuredClone(document);
  const paths = copy.paths as Record<
    string,
    Record<string, { requestBody?: unknown; parameters?: unknown; responses: object }>
  >; // by OpenAPI
  for (const { isLenient, method, path } of operations) {
    const item = paths[path]?.[method.toLowerCase()];
    if (!item) continue;
    item.responses = { 200: { description: 'ok' } };
    if (!isLenient) continue;
    delete item.requestBody;
    delete item.parameters;
  }
  return copy;
}

/** Adds every operation of the contract as a route: policy first, then the body's spelling, the schema, the work. */
export async function registerOperations(
  app: FastifyInstance,
  contract: Contract,
  feature: Feature,
  services: Services,
): Promise<void> {
  const compiler = createSchemaCompiler();
  app.setValidatorCompiler(
    ({ schema, httpPart }) =>
      compiler.compile(schema as Record<string, unknown>, httpPart === 'body' ? 'body' : 'text'), // always an object of the contract
  );
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  const scopes = new WeakMap<FastifyRequest, Scope>();
  const byId = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  await app.register(openapiGlue, {
    specification: routedDocument(contract),
    operationResolver: (operationId) => {
      const operation = byId.get(operationId);
      if (!operation) throw new TypeError(`The contract holds no ${operationId}`);
      const run = operationRunner(operation, feature, services);
      const route = {
        config: { operationId },
        bodyLimit: operation.maxBytes ?? (operation.isLenient ? deviceBodyBytes : bodyBytes),
        onRequest: async (request: FastifyRequest) => {
          if (operation.isLenient) mendMediaType(request);
          const scope = await enforcePolicy(operation, request, services);
          /* What phones report is counted where it is known whether it holds a panic, in limited-ingest.ts. */
          if (scope && !reports.includes(operationId)) services.requestLimit.take(scope);
          if (!scope && !operation.isLenient) {
            services.requestLimit.takePublic(request.ip, operation.path.startsWith('/health/') ? 'health' : 'other');
          }
          if (scope) scopes.set(request, scope);
        },
        preValidation: async (request: FastifyRequest) => prepareBody(operation, request),
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const answer = await run(request, reply, scopes.get(request) ?? null);
          if (answer === undefined && reply.statusCode === 200) reply.code(204);
          return reply.send(answer);
        },
      };
      return route as unknown as RouteOptions; // the router adds method and address itself
    },
  });
}
