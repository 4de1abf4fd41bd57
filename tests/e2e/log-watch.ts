/* Written in the journeys, or what stands before a secret wherever one is sent. */
const always = [
  /demo-patrol|night-watch-7|kq7zw-night/,
  /demo-guard-\d/,
  /access_token|authorization["']?:/i,
  /guid["']?[=:]/i,
  /\$argon2/,
];

/** Reads what a product logs, line by line, and finds what must never stand there. */
export class LogWatch {
  readonly #secrets = new Set<string>();
  readonly #lines: string[] = [];
  #rest = '';

  /** A part of what the product writes; only lines of the log are kept, not what it says to who has started it. */
  takes(chunk: string): void {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop() ?? '';
    this.#lines.push(...lines.filter((line) => line.startsWith('{')));
  }

  /** A token that was handed out. */
  keepsSecret(secret: string): void {
    if (secret.length > 8) this.#secrets.add(secret);
  }

  get count(): number {
    return this.#lines.length;
  }

  /** Lines that hold a secret, without it. */
  leaks(): string[] {
    const found = (line: string): boolean =>
      always.some((pattern) => pattern.test(line)) || [...this.#secrets].some((secret) => line.includes(secret));
    return this.#lines.filter(found).map((line) => line.slice(0, 200));
  }
}
