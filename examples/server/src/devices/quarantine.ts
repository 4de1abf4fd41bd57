import { cleanText } from './device-text.ts';
import type { Ingest, IngestContact, IngestQuarantine } from './ingest.ts';

const maxRawLength = 4000;
/** A shorter secret is none, and cutting it out would spoil the text. */
const minSecretLength = 8;

function rawText(body: unknown): string {
  try {
    return JSON.stringify(body) ?? String(body);
  } catch {
    return Object.prototype.toString.call(body);
  }
}

/** Keeps what came with the reason why it is not believed; `secret`, if any, is cut out of it. */
export function quarantineOf(reason: string, body: unknown, secret: string | null = null): IngestQuarantine {
  const raw = rawText(body);
  const isSecret = secret !== null && secret.length >= minSecretLength;
  const safe = isSecret ? raw.replaceAll(JSON.stringify(secret).slice(1, -1), '…').replaceAll(secret, '…') : raw;
  return { reason: cleanText(reason), raw: cleanText(safe, maxRawLength) };
}

/** A report of which only the contact is believed. */
export function refused(reason: string, body: unknown, contact: IngestContact = {}, secret?: string | null): Ingest {
  return { key: null, contact, position: null, event: null, quarantine: quarantineOf(reason, body, secret) };
}
