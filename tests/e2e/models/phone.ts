/** An event as a phone tells it; degrees. */
interface Reported {
  type: string;
  tag?: string;
  occurredAt?: string;
  description?: string;
  idEvent?: number;
  lat?: number;
  lon?: number;
}

/** A guard's phone. */
export class Phone {
  readonly #server: string;

  constructor(server: string) {
    this.#server = server;
  }

  /** Presses SOS on the phone of guard `n`. */
  async asksForHelp(n: number, at = { latitude: 50.8476, longitude: 4.3572 }): Promise<void> {
    await this.#osmand(n, { lat: String(at.latitude), lon: String(at.longitude), alarm: 'sos' });
  }

  async isAt(n: number, at: { latitude: number; longitude: number }, when = new Date()): Promise<void> {
    await this.#osmand(n, { lat: String(at.latitude), lon: String(at.longitude), timestamp: String(when.getTime()) });
  }

  /** Sends one event by the own API; answers its id. */
  async reports(n: number, event: Reported): Promise<number> {
    const sent = { clientEventId: crypto.randomUUID(), occurredAt: new Date().toISOString(), ...event };
    const [answer] = await this.#ask<{ idEvent: number }[]>(n, 'POST', '/api/Device/Events', [sent]);
    return answer?.idEvent ?? 0;
  }

  /** Reads a chip at an instant; milliseconds since 1970. */
  async reads(n: number, tag: string, at: number): Promise<number> {
    return this.reports(n, { type: 'TagRead', tag, occurredAt: new Date(at).toISOString() });
  }

  /** Comments on one of the guard's own events. */
  async comments(n: number, idEvent: number, description: string): Promise<void> {
    await this.reports(n, { type: 'GuardComment', idEvent, description });
  }

  /** Sends a picture of one of the guard's own events. */
  async sendsImage(n: number, idEvent: number, jpeg: Buffer): Promise<void> {
    const image = { imageData: jpeg.toString('base64'), clientImageId: crypto.randomUUID() };
    await this.#ask(n, 'POST', `/api/Device/Events/${idEvent}/Images`, image);
  }

  /** What the guard has been sent. */
  async inbox(n: number): Promise<{ idNotification: number; title: string }[]> {
    return this.#ask(n, 'GET', '/api/Device/Inbox?after=0');
  }

  async #ask<T>(n: number, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.#server + path, {
      method,
      headers: { authorization: `Bearer demo-guard-${n}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The server refused ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T; // the caller names the contract's own answer
  }

  async #osmand(n: number, fields: Record<string, string>): Promise<void> {
    const query = new URLSearchParams({ id: `demo-guard-${n}`, ...fields });
    const response = await fetch(`${this.#server}/device/osmand?${query}`);
    if (!response.ok) throw new Error(`The server refused the phone: ${response.status}`);
  }
}
