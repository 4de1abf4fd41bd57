import type { Product } from '../product.ts';
import { Office } from './office.ts';
import type { Phone } from './phone.ts';

const minuteMs = 60_000;

interface Counts {
  planned: number;
  done: number;
  missed: number;
  open: number;
  panics: number;
  exceptions: number;
  notMoving: number;
  notConnected: number;
}

/** A place with four checks of one guard, of which three are read: what the statistics say about it is known. */
export class CountedPlace {
  readonly #office: Office;
  readonly idLocation: number;
  readonly name: string;

  private constructor(office: Office, idLocation: number, name: string) {
    this.#office = office;
    this.idLocation = idLocation;
    this.name = name;
  }

  /** Makes it, with checks that began half an hour ago and end in a minute, and reads three of them. */
  static async make(product: Product, phone: Phone, name: string): Promise<CountedPlace> {
    const office = await Office.signIn(product);
    const location = { idLocation: 0, name, latitude: 50.85, longitude: 4.36 };
    const { idLocation } = await office.asks<{ idLocation: number }>('/api/Location', location);
    const users = await office.asks<{ idUser: number; name: string }[]>('/api/User/GetAllUsers');
    const idUser = users.find((user) => user.name === 'Ana Kovač')?.idUser ?? 0;
    const now = Date.now();
    for (const index of [0, 1, 2, 3]) {
      const tag = `COUNT${now % 1_000_000}${index}`;
      const { idLocationTag } = await office.asks<{ idLocationTag: number }>('/api/LocationTag', {
        idLocationTag: 0,
        idLocation,
        tag,
        name: `${name} ${index}`,
      });
      await office.asks('/api/Scheduler', {
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
    return new CountedPlace(office, idLocation, name);
  }

  /** What the server answers about the place in the last and the next day. */
  async asCounted(): Promise<Counts & { byDay: (Counts & { date: string; rate: number | null })[] }> {
    const period = new URLSearchParams({
      startDateTime: new Date(Date.now() - 24 * 60 * minuteMs).toISOString(),
      endDateTime: new Date(Date.now() + 24 * 60 * minuteMs).toISOString(),
      idLocation: String(this.idLocation),
    });
    return this.#office.asks(`/api/Statistics?${period}`);
  }
}
