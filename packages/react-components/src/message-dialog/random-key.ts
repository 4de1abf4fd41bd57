/** 128 random bits as text. In contrast to `crypto.randomUUID` also on a page without TLS, as in a guarded site's own network. @internal */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
