/** A back end that the contract's cases are run against. */
export interface World {
  /** Address that paths are put behind. */
  readonly url: string;
  fetch(request: Request): Promise<Response>;
}

/** A world that has to be started and ended. */
export interface RunningWorld extends World {
  start(): Promise<void>;
  dispose(): Promise<void>;
}

/** The password of everybody in every world. */
export const password = 'demo-patrol';

/** The world at an address of the network. */
export function worldAt(address: World | string): World {
  return typeof address === 'string' ? { url: address, fetch: (request) => fetch(request) } : address;
}
