import type { PatrolConfig } from '../model/config.ts';
import type { ApiError } from './api-error.ts';
import { contractVersion, skewOf, type VersionSkew } from './contract-version.ts';
import { Listeners } from './listeners.ts';
import type { Logger } from './logger.ts';

/** What a client knows of the back end it talks to. @public */
export interface BackEnd {
  /** The latest answer to `client.config.get()`; null while there is none. */
  config(): PatrolConfig | null;
  /** Whether it has an extension, such as 'changes'; null while nobody knows. */
  hasFeature(name: string): boolean | null;
  /** How its contract differs from the one this package was made for; null when it does not, or while nobody knows. */
  skew(): VersionSkew | null;
  /** Asks what it is, once at a time; it stays unknown when no answer comes. Never rejects. */
  load(): Promise<void>;
  /** An extension was asked for and is not served. */
  noteMissing(name: string): void;
  /** Told when one of these answers has become another; the answer unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Whether an address is not served, as an extension of a back end that only serves what the product description says. @internal */
export const isUnserved = ({ status }: Pick<ApiError, 'status'>): boolean => [404, 405, 501].includes(status);

/** What a back end is known by. @internal */
export interface KnownBackEnd extends BackEnd {
  /** An answer to config.get; null when it is not served. */
  noteConfig(config: PatrolConfig | null): void;
}

/** Makes one; `ask` is config.get, which notes what it is answered. @internal */
export function createBackEnd(logger: Logger, ask: () => Promise<unknown>): KnownBackEnd {
  const listeners = new Listeners();
  const missing = new Set<string>();
  let config: PatrolConfig | null = null;
  let isAnswered = false;
  let skew: VersionSkew | null = null;
  let loading: Promise<void> | null = null;
  return {
    config: () => config,
    hasFeature: (name) => {
      if (missing.has(name)) return false;
      return isAnswered ? (config?.features.includes(name) ?? false) : null;
    },
    skew: () => skew,
    load: () => {
      loading ??= ask()
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => {
          loading = null;
        });
      return loading;
    },
    noteMissing: (name) => {
      if (missing.has(name)) return;
      missing.add(name);
      listeners.tell();
    },
    noteConfig: (answer) => {
      const next = answer && skewOf(answer.apiVersion);
      const isNew = next !== null && next.server !== skew?.server;
      const was = isAnswered ? JSON.stringify([config?.features, skew]) : null;
      const hasChanged = was !== JSON.stringify([answer?.features, next]);
      /* It may have been given a newer version since: what was missing is asked for again. */
      if (hasChanged) missing.clear();
      [config, isAnswered, skew] = [answer, true, next];
      if (isNew) {
        logger.warn(
          `The back end speaks version ${next.server} of the contract, this client was made for ${contractVersion}: ` +
            (next.kind === 'major' ? 'parts of it may not work.' : 'what is newer than the back end will be missing.'),
        );
      }
      if (hasChanged) listeners.tell();
    },
    subscribe: listeners.subscribe,
  };
}
