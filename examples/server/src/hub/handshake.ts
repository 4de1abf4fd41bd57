import { parseFrame, recordSeparator } from './json-protocol.ts';
import { type HubProtocol, ProtocolError } from './protocol.ts';

/** Most characters before the handshake's end. */
const maxHandshakeLength = 4096;

/** A handshake as it came: what was chosen, and the messages that followed in the same data. */
export type Handshake =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'agreed'; readonly protocol: HubProtocol; readonly rest: string };

const refused = (error: string): Handshake => ({ kind: 'refused', error });

/** Reads a handshake, always JSON whatever the protocol it asks for. */
export function readHandshake(text: string, protocols: readonly HubProtocol[]): Handshake {
  const end = text.indexOf(recordSeparator);
  if (end < 0) return text.length > maxHandshakeLength ? refused('The handshake is too long.') : { kind: 'incomplete' };
  try {
    const frame = parseFrame(text.slice(0, end));
    const name = frame.get('protocol');
    const version = frame.get('version');
    if (typeof name !== 'string' || typeof version !== 'number')
      return refused('The handshake names no protocol and version.');
    const protocol = protocols.find((known) => known.name === name);
    if (!protocol) return refused(`The protocol '${name.slice(0, 50)}' is not supported.`);
    if (!protocol.versions.includes(version)) {
      return refused(`The server does not support version ${version} of the '${protocol.name}' protocol.`);
    }
    return { kind: 'agreed', protocol, rest: text.slice(end + 1) };
  } catch (error) {
    if (error instanceof ProtocolError) return refused(`The handshake could not be read. ${error.message}`);
    throw error;
  }
}

/** Answer to a handshake: an empty object, or the error before the end. */
export function writeHandshake(error?: string): string {
  return JSON.stringify(error === undefined ? {} : { error }) + recordSeparator;
}
