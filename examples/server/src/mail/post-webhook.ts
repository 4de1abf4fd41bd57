import { createHmac } from 'node:crypto';

/** A webhook as it leaves. */
export interface WebhookCall {
  /** The same at each try: its row's id. */
  readonly id: number;
  /** http or https. */
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Key of the signature. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const limitMs = 8_000;

/**
 * The signature a receiver compares with: HMAC-SHA256 in hexadecimal over `{timestamp}.{body}`.
 * @param timestamp seconds since 1970, as in the header X-PatrolKit-Timestamp
 */
export function webhookSignature(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/**
 * Posts a webhook; rejects unless a 2xx comes within 8 s. A redirect is not followed: the address is what was set.
 *
 * Addresses come from an administrator (`settings.write`) and may be of the local network, where a company's receivers
 * are; so this server calls whatever address he sets. What it answers is thrown away unread but its status.
 */
export async function postWebhook({ id, url, body, secret, at }: WebhookCall): Promise<void> {
  const payload = JSON.stringify(body);
  const timestamp = String(Math.floor(at / 1000));
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'PatrolKit',
      'X-PatrolKit-Delivery': String(id),
      'X-PatrolKit-Timestamp': timestamp,
      'X-PatrolKit-Signature': webhookSignature(secret, timestamp, payload),
    },
    body: payload,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The receiver answered ${response.status}`);
}
