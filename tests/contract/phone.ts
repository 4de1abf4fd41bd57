import { type World, worldAt } from './world.ts';

/** A guard's phone, as it talks to a back end over HTTP. */
export class Phone {
  readonly #world: World;
  readonly #credential: string;

  constructor(world: World | string, credential = 'demo-guard-1') {
    this.#world = worldAt(world);
    this.#credential = credential;
  }

  /** Asks for help by the OsmAnd protocol; answers the HTTP status. */
  async panic(latitude = 50.8476, longitude = 4.3572): Promise<number> {
    const query = new URLSearchParams({
      id: this.#credential,
      lat: String(latitude),
      lon: String(longitude),
      timestamp: String(Date.now()),
      alarm: 'sos',
    });
    return (await this.#world.fetch(new Request(`${this.#world.url}/device/osmand?${query}`))).status;
  }

  /** Sends events by the own API; answers the server's word on each. */
  async send(events: readonly object[]): Promise<{ clientEventId: string; idEvent: number; status: string }[]> {
    const request = new Request(`${this.#world.url}/api/Device/Events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#credential}`, 'content-type': 'application/json' },
      body: JSON.stringify(events),
    });
    const response = await this.#world.fetch(request);
    if (!response.ok) throw new Error(`Device/Events answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** Reads a chip. */
  async read(tag: string): Promise<number> {
    const [answer] = await this.send([
      { clientEventId: crypto.randomUUID(), type: 'TagRead', occurredAt: new Date().toISOString(), tag },
    ]);
    return answer?.idEvent ?? 0;
  }
}
