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
  async reports(n: number, event: { type: string; tag?: string; description?: string }): Promise<number> {
    const response = await fetch(`${this.#server}/api/Device/Events`, {
      method: 'POST',
      headers: { authorization: `Bearer demo-guard-${n}`, 'content-type': 'application/json' },
      body: JSON.stringify([{ clientEventId: crypto.randomUUID(), occurredAt: new Date().toISOString(), ...event }]),
    });
    if (!response.ok) throw new Error(`The server refused the event: ${response.status} ${await response.text()}`);
    const [answer] = (await response.json()) as { idEvent: number }[];
    return answer?.idEvent ?? 0;
  }

  async #osmand(n: number, fields: Record<string, string>): Promise<void> {
    const query = new URLSearchParams({ id: `demo-guard-${n}`, ...fields });
    const response = await fetch(`${this.#server}/device/osmand?${query}`);
    if (!response.ok) throw new Error(`The server refused the phone: ${response.status}`);
  }
}
