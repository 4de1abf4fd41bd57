import type { Product } from '../product.ts';
import type { Phone } from './phone.ts';

const minuteMs = 60_000;

/** A place with four checks of one guard, of which three are read: what the statistics say about it is known. */
export class CountedPlace {
  readonly #product: Product;
  readonly #token: string;
  readonly idLocation: number;
  readonly name: string;

  private constructor(product: Product, token: string, idLocation: number, name: string) {
    this.#product = product;
    this.#token = token;
    this.idLocation = idLocation;
    this.name = name;
  }

  /** Makes it, with checks that began half an hour ago and end in a minute, and reads three of them. */
  static async make(product: Product, phone: Phone, name: string): Promise<CountedPlace> {
    const { token } = await ask<{ token: string }>(product, null, '/api/User/Authenticate', {
      email: 'administrator@demo.example',
      password: 'demo-patrol',
    });
    const location = { idLocation: 0, name, latitude: 50.85, longitude: 4.36 };
    const { idLocation } = await ask<{ idLocation: number }>(product, token, '/api/Location', location);
    const users = await ask<{ idUser: number; name: string }[]>(product, token, '/api/User/GetAllUsers');
    const idUser = users.find((user) => user.name === 'Ana Kovač')?.idUser ?? 0;
    const now = Date.now();
    for (const index of [0, 1, 2, 3]) {
      const tag = `COUNT${now % 1_000_000}${index}`;
      const { idLocationTag } = await ask<{ idLocationTag: number }>(product, token, '/api/LocationTag', {
        idLocationTag: 0,
        idLocation,
        tag,
        name: `${name} ${index}`,
      });
      await ask(product, token, '/api/Scheduler', {
        idScheduler: 0,
        idUser,
        idLocation,
        idLocationTag,
        schedulerTypeEnumCode: 1,
        title: name,
        startDateTime: new Date(now - 30 * minuteMs).toISOString(),
        endDateTime: new Date(now + minuteMs).toISOString(),
        checkEventMissing: true,
      });
      if (index < 3) await phone.reads(1, tag, Date.now());
    }
    return new CountedPlace(product, token, idLocation, name);
  }

  /** What the server answers about the place in the last and the next day. */
  async asCounted(): Promise<{ planned: number; done: number; missed: number; byDay: { date: string }[] }> {
    const period = new URLSearchParams({
      startDateTime: new Date(Date.now() - 24 * 60 * minuteMs).toISOString(),
      endDateTime: new Date(Date.now() + 24 * 60 * minuteMs).toISOString(),
      idLocation: String(this.idLocation),
    });
    return ask(this.#product, this.#token, `/api/Statistics?${period}`);
  }
}

async function ask<T>({ server }: Product, token: string | null, path: string, body?: object): Promise<T> {
  const response = await fetch(server + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<T>;
}
