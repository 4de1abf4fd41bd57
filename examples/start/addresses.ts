import { networkInterfaces } from 'node:os';
import type { StartOptions } from './options.ts';

/** Addresses under which this machine can be reached: loopback, and with --lan those of the local network. */
export function addressesOf(options: StartOptions): string[] {
  const own = ['127.0.0.1', 'localhost'];
  if (options.host === '127.0.0.1') return own;
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return [
    ...own,
    ...others.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  ];
}
