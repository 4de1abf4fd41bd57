import type { MailAttachment } from '../db/schema.ts';

/** A mail as it leaves. */
export interface Mail {
  /** The same at each try: its row's id. */
  readonly id: number;
  /** One address, never a list. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  readonly attachment?: MailAttachment | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Hands a mail over; rejects when it could not be. */
export type MailTransport = (mail: Mail) => Promise<void>;
