/* Written in the journeys, or what stands before a secret wherever one is sent. */
const always = [
  /demo-patrol|night-watch-7|kq7zw-night/,
  /demo-guard-\d/,
  /access_token|authorization["']?:/i,
  /guid["']?[=:]/i,
  /\$argon2/,
];

/* Of pino: 40 is a warning, 50 and 60 are errors. */
const warning = 40;
const mostTold = 20;

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

  /** The last warnings and errors since a count of lines: what to read first when a journey has failed. */
  warningsSince(count: number): string[] {
    const isWarning = (line: string): boolean => Number(/"level":(\d+)/.exec(line)?.[1] ?? 0) >= warning;
    return this.#lines.slice(count).filter(isWarning).slice(-mostTold);
  }

  /** Lines that hold a secret, without it. */
  leaks(): string[] {
    const found = (line: string): boolean =>
      always.some((pattern) => pattern.test(line)) || [...this.#secrets].some((secret) => line.includes(secret));
    return this.#lines.filter(found).map((line) => line.slice(0, 200));
  }
}
