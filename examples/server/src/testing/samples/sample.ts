import type { OperationId } from '../../http/operation.ts';
import type { TestServer } from '../test-server.ts';

/** A request that fits the contract, and what becomes of it when another tenant's administrator sends it. */
export interface Sample {
  /** Values of the path's parameters. */
  readonly path?: Readonly<Record<string, string | number>>;
  /** With its question mark. */
  readonly query?: string;
  readonly body?: unknown;
  /** Status that another tenant gets for the first one's ids; missing where the request names none. */
  readonly foreign?: 400 | 404;
  /** What it names is the administrator's own: his colleagues get the same answer as another tenant. */
  readonly isPersonal?: boolean;
}

/** How to make one for each operation; rows that a request uses up are made anew each time. */
export type Samples = { readonly [Id in OperationId]?: (server: TestServer) => Promise<Sample> | Sample };
