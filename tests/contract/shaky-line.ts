import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network between a console and the server that does what networks do. */
export class ShakyLine {
  readonly #target: () => string;
  readonly #open = new Set<Socket>();
  readonly #server: Server;
  #isCut = false;
  #port = 0;

  /** @param target address of the server, which may be another one after a restart */
  constructor(target: () => string) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  /** Address to go through. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        if (typeof address === 'object' && address) this.#port = address.port;
        resolve();
      });
    });
  }

  /** Breaks every connection, in the middle of whatever it is at; new ones come through. */
  drop(): void {
    for (const socket of this.#open) socket.destroy();
  }

  /** Nothing comes through until `mend`. */
  cut(): void {
    this.#isCut = true;
    this.drop();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** Holds back whatever is under way, in both directions, until `flow`. */
  hold(): void {
    for (const socket of this.#open) socket.pause();
  }

  flow(): void {
    for (const socket of this.#open) socket.resume();
  }

  stop(): void {
    this.drop();
    this.#server.close();
  }

  #join(near: Socket): void {
    if (this.#isCut) return void near.destroy();
    const far = connect(Number(new URL(this.#target()).port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(one);
      one.on('data', (piece) => void other.write(piece));
      one.on('error', () => undefined);
      one.once('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
    }
  }
}
