import { parseFrame, recordSeparator, writeFrame } from './json-protocol.ts';
import { type HubProtocol, ProtocolError, type TransferFormat } from './protocol.ts';

/** Most bytes before the handshake's end. */
const maxHandshakeBytes = 4096;

/** A handshake as it came: what was chosen, and the messages that followed in the same data. */
export type Handshake =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'agreed'; readonly protocol: HubProtocol; readonly rest: Uint8Array };

const refused = (error: string): Handshake => ({ kind: 'refused', error });

function agree(frame: Uint8Array, protocols: readonly HubProtocol[]): HubProtocol | string {
  const fields = parseFrame(frame);
  const name = fields.get('protocol');
  const version = fields.get('version');
  if (typeof name !== 'string' || typeof version !== 'number') return 'The handshake names no protocol and version.';
  const protocol = protocols.find((known) => known.name === name);
  if (!protocol) return `The protocol '${name.slice(0, 50)}' is not supported.`;
  if (protocol.versions.includes(version)) return protocol;
  return `The server does not support version ${version} of the '${protocol.name}' protocol.`;
}

/** Reads a handshake, always JSON whatever the protocol it asks for; the transport must carry that protocol's format. */
export function readHandshake(
  data: Uint8Array,
  protocols: readonly HubProtocol[],
  formats: readonly TransferFormat[],
): Handshake {
  const end = data.indexOf(recordSeparator);
  if (end > maxHandshakeBytes || (end < 0 && data.length > maxHandshakeBytes)) {
    return refused('The handshake is too long.');
  }
  if (end < 0) return { kind: 'incomplete' };
  try {
    const protocol = agree(data.subarray(0, end), protocols);
    if (typeof protocol === 'string') return refused(protocol);
    if (formats.includes(protocol.format)) return { kind: 'agreed', protocol, rest: data.subarray(end + 1) };
    return refused(
      `Cannot use the '${protocol.name}' protocol on the current transport. The transport does not support '${protocol.format}' transfer format.`,
    );
  } catch (error) {
    if (error instanceof ProtocolError) return refused(`The handshake could not be read. ${error.message}`);
    throw error;
  }
}

/** Answer to a handshake: an empty object, or the error before the end. */
export function writeHandshake(error?: string): Uint8Array {
  return writeFrame(error === undefined ? {} : { error });
}
