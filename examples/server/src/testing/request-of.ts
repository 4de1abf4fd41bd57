import type { ContractOperation } from '../contract/contract.ts';
import { alarmsSamples } from './samples/alarms.ts';
import { eventsSamples } from './samples/events.ts';
import { foundationSamples } from './samples/foundation.ts';
import { masterDataSamples } from './samples/master-data.ts';
import { phonesSamples } from './samples/phones.ts';
import { planningSamples } from './samples/planning.ts';
import { reportsSamples } from './samples/reports.ts';
import type { Sample, Samples } from './samples/sample.ts';
import { usersSamples } from './samples/users.ts';
import type { TestServer } from './test-server.ts';

const samples: Samples = {
  ...foundationSamples,
  ...masterDataSamples,
  ...usersSamples,
  ...planningSamples,
  ...eventsSamples,
  ...alarmsSamples,
  ...reportsSamples,
  ...phonesSamples,
};

/** A request that fits the contract. */
export interface SampleRequest extends Pick<Sample, 'body' | 'foreign' | 'isPersonal'> {
  readonly url: string;
  readonly method: string;
}

/** A fitting request for an operation; one that needs a path, a query or a body and has no sample throws. */
export async function sampleOf(operation: ContractOperation, server: TestServer): Promise<SampleRequest> {
  const found = Object.entries(samples).find(([id]) => id === operation.operationId)?.[1];
  const { path = {}, query = '', body, foreign, isPersonal = false }: Sample = found ? await found(server) : {};
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${operation.operationId} needs a sample with ${name}`);
    return String(value);
  });
  if (operation.isBodyRequired && body === undefined && !operation.isLenient) {
    throw new Error(`${operation.operationId} needs a sample with a body`);
  }
  return {
    url: url + query,
    method: operation.method,
    body,
    isPersonal,
    ...(foreign === undefined ? {} : { foreign }),
  };
}
