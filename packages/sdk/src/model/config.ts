import type { Wire } from '../wire/index.ts';
import { toInstant } from './instant.ts';
import { isLanguage, type Language } from './locale.ts';

/** What an installation is and can do. @public */
export interface PatrolConfig {
  readonly installationId: string;
  /** major.minor of the contract the back end speaks. */
  readonly apiVersion: string;
  /** The server's clock when it answered, milliseconds since 1970. */
  readonly serverTime: number;
  /** IANA zone in which new rules and times are shown. */
  readonly timeZone: string;
  readonly languages: readonly Language[];
  readonly provider: { readonly name: string; readonly url: string };
  /** Extensions the back end has, by name. */
  readonly features: readonly string[];
}

/** Reads the wire's Config. @public */
export function configFromWire(wire: Wire<'Config'>): PatrolConfig {
  return {
    installationId: wire.installationId,
    apiVersion: wire.apiVersion,
    serverTime: toInstant(wire.serverTime, 'serverTime'),
    timeZone: wire.timeZone,
    languages: wire.languages.filter(isLanguage),
    provider: wire.provider,
    features: wire.features,
  };
}
