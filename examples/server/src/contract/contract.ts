import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { isSchema, type JsonSchema, resolveReferences } from './resolve.ts';

const contractFile = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

/** One operation of the contract as this server needs it. */
export interface ContractOperation {
  readonly operationId: string;
  readonly method: string;
  /** As written, with `{parameters}`. */
  readonly path: string;
  /** `public`, `any` or the name of a policy. */
  readonly policy: string;
  /** Every item of the body is judged by itself; the schema refuses nothing. */
  readonly isLenient: boolean;
  /** Most bytes of a body, where the contract says so. */
  readonly maxBytes: number | null;
  /** Schema of the JSON body; null when the operation takes none. */
  readonly bodySchema: JsonSchema | null;
  readonly isBodyRequired: boolean;
  /** Media types the body may have. */
  readonly mediaTypes: readonly string[];
  readonly responses: Readonly<Record<string, JsonSchema | null>>;
}

/** The contract, with every reference resolved. */
export interface Contract {
  /** The document for the router. */
  readonly document: JsonSchema;
  readonly operations: readonly ContractOperation[];
}

function objectOf(value: unknown): JsonSchema {
  return isSchema(value) ? value : {};
}

function jsonSchemaOf(content: unknown): JsonSchema | null {
  const [media] = Object.entries(objectOf(content)).filter(([type]) => type.endsWith('json'));
  return media ? objectOf(objectOf(media[1]).schema) : null;
}

function operationOf(path: string, method: string, item: JsonSchema): ContractOperation {
  const body = objectOf(item.requestBody);
  const responses = Object.entries(objectOf(item.responses)).map(
    ([status, response]) => [status, jsonSchemaOf(objectOf(response).content)] as const,
  );
  return {
    operationId: String(item.operationId),
    method: method.toUpperCase(),
    path,
    policy: String(item['x-policy']),
    /* A phone's protocols refuse nothing by schema: a panic among nonsense must come through. */
    isLenient: item['x-lenient'] === true || path.startsWith('/device/'),
    maxBytes: typeof item['x-max-bytes'] === 'number' ? item['x-max-bytes'] : null,
    bodySchema: jsonSchemaOf(body.content),
    isBodyRequired: body.required === true,
    mediaTypes: Object.keys(objectOf(body.content)),
    responses: Object.fromEntries(responses),
  };
}

/** Reads openapi.yaml: the source of every route, its policy and its validation. */
export function loadContract(file: string = contractFile): Contract {
  const document = resolveReferences(objectOf(parse(readFileSync(file, 'utf8'))));
  const operations = Object.entries(objectOf(document.paths)).flatMap(([path, methods]) =>
    Object.entries(objectOf(methods)).map(([method, item]) => operationOf(path, method, objectOf(item))),
  );
  return { document, operations };
}
