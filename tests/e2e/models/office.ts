import type { Product } from '../product.ts';
import { authenticate } from './authenticate.ts';

type Row = Record<string, unknown>;

/** The company's own data, as an administrator reaches them without a console. */
export class Office {
  readonly #server: string;
  readonly #token: string;

  private constructor(server: string, token: string) {
    this.#server = server;
    this.#token = token;
  }

  static async signIn({ server }: Product): Promise<Office> {
    const { token } = await authenticate(server);
    return new Office(server, token);
  }

  async list(path: string): Promise<Row[]> {
    return this.asks<Row[]>(path);
  }

  /** Asks, or with a body sends, as the contract says; the caller names the answer. */
  async asks<Answer>(path: string, body?: object): Promise<Answer> {
    return (await this.#ask(body ? 'POST' : 'GET', path, body)).json() as Promise<Answer>;
  }

  /** Takes every rule of the demo away, so that nobody is late but who is meant to be. */
  async endsAllRules(): Promise<void> {
    const rules = await this.list('/api/RRule/GetRRules?start=1-1-1&end=1-1-2999');
    for (const { idRRule } of rules) await this.#ask('DELETE', `/api/RRule/${idRRule}`);
  }

  /** Puts the server's clock; milliseconds since 1970. */
  async putsClock(at: number): Promise<void> {
    await this.#ask('POST', '/test/clock', { now: new Date(at).toISOString() });
  }

  async #ask(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(this.#server + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}
