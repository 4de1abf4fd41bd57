/** What a phone sends by HTTP Basic. */
export interface BasicCredential {
  /** As the phone names itself; it decides nothing. */
  readonly user: string;
  /** The device credential. */
  readonly secret: string;
}

/** Reads an Authorization header of the kind Basic; null for any other, for a broken one, and without a password. */
export function basicCredential(header: string | undefined): BasicCredential | null {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+={0,2}) *$/i.exec(header ?? '')?.[1];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const secret = text.slice(colon + 1).trim();
  return colon < 0 || secret === '' ? null : { user: text.slice(0, colon), secret };
}
