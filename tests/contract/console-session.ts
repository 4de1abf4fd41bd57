import { password, type World, worldAt } from './world.ts';

/** An answer of the server, read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** null for an empty body. */
  readonly body: unknown;
}

/** A supervisor's console as plain HTTP: what is asked for is what travels. */
export class ConsoleSession {
  readonly #world: World;
  readonly #token: string;
  readonly auth: Readonly<Record<string, unknown>>;

  private constructor(world: World, auth: Readonly<Record<string, unknown>>) {
    this.#world = world;
    this.auth = auth;
    this.#token = String(auth.token);
  }

  static async signIn(address: World | string, email = 'administrator@demo.example'): Promise<ConsoleSession> {
    const world = worldAt(address);
    const { body } = await send(world, 'POST', '/api/User/Authenticate', {}, { email, password });
    return new ConsoleSession(world, body as Readonly<Record<string, unknown>>); // Auth is an object
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  /** The body of a GET that answers 200. */
  async read(path: string): Promise<unknown> {
    const { status, body } = await this.get(path);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.call('POST', path, body);
  }

  /** The body of a POST that answers 200. */
  async save(path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await this.post(path, body);
    if (answer.status !== 200)
      throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as Record<string, unknown>; // what is saved is an object
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return send(this.#world, method, path, { authorization: `Bearer ${this.#token}` }, body);
  }
}

/** One request without a session. */
export async function send(
  address: World | string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Promise<Answer> {
  const world = worldAt(address);
  const request = new Request(`${world.url}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await world.fetch(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}
