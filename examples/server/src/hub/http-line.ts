import type { PolledTransport } from './long-polling-transport.ts';
import type { PostedTransport } from './transport.ts';

/** An open connection whose client polls or sends by requests of their own. */
export interface HttpLine {
  readonly transport: PostedTransport;
  /** The same transport when it is one that is polled. */
  readonly polled: PolledTransport | null;
  /** Of the token that opens these requests: the one that opened the connection, or its renewal. */
  tokenDigest: string;
  /** Whether that token is still good. */
  isTokenGood(token: string | null): boolean | Promise<boolean>;
}
