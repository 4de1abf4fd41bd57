/** What the panic command was asked for. */
export interface PanicRequest {
  readonly guardNumber: number;
  readonly baseUrl: string;
}

/** How it went, as one line for a person. */
export interface PanicResult {
  readonly isSent: boolean;
  readonly line: string;
}

const usage = 'Usage: node panic.ts [guardNumber] [--url http://127.0.0.1:8080]';

/** Reads `[guardNumber] [--url …]`, without a URL the port of PORT; throws an Error whose text is one clear line. */
export function readPanicRequest(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): PanicRequest {
  let guardNumber = 1;
  let baseUrl = `http://127.0.0.1:${env.PORT || 8080}`;
  const rest = args.filter((arg) => arg !== '--');
  while (rest.length > 0) {
    const arg = rest.shift() ?? '';
    if (arg === '--url') baseUrl = rest.shift() ?? '';
    else if (/^[1-9]\d{0,3}$/.test(arg)) guardNumber = Number(arg);
    else throw new Error(`'${arg}' is not a guard's number. ${usage}`);
  }
  if (!/^https?:/.test(baseUrl) || !URL.canParse(baseUrl)) throw new Error(`'${baseUrl}' is not a URL. ${usage}`);
  return { guardNumber, baseUrl };
}

/** Sends one panic as OsmAnd would, without a fix: the server knows where the guard was last. Never rejects. */
export async function sendPanic(
  { guardNumber, baseUrl }: PanicRequest,
  now: number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<PanicResult> {
  const credential = `demo-guard-${guardNumber}`;
  const query = new URLSearchParams({ id: credential, alarm: 'sos', timestamp: String(now) });
  try {
    const url = new URL(`/device/osmand?${query}`, baseUrl);
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    if (response.ok) return { isSent: true, line: `Panic of ${credential} sent, the server took it.` };
    const hint = [400, 401].includes(response.status) ? ' Was it started with its demo data?' : '';
    return { isSent: false, line: `The server at ${baseUrl} refused the panic: ${response.status}.${hint}` };
  } catch {
    return { isSent: false, line: `The server at ${baseUrl} cannot be reached. Start it with npm start.` };
  }
}
