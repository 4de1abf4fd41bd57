import { nextRequest, type PhoneStyle, type Report, type ReportRequest } from './report.ts';

/** A phone's memory: reports wait here until the server has taken them. */
export interface Phone {
  /** Remembers a report; when the memory is full the oldest position goes. */
  remember(report: Report): void;
  /** Sends what waits, in order, until it is empty or the server does not answer. Never rejects. */
  deliver(): Promise<void>;
  /** How many reports wait. */
  readonly waiting: number;
}

/** What a phone is made of. */
export interface PhoneOptions {
  readonly baseUrl: string;
  readonly credential: string;
  readonly style: PhoneStyle;
  readonly fetch: typeof globalThis.fetch;
  /** Ends requests under way. */
  readonly signal: AbortSignal;
  /** Reports that fit. @default 500 */
  readonly capacity?: number;
}

const answerWithinMs = 10_000;
/** Requests of one delivery, so that a long queue does not keep the server from others' news. */
const mostRequests = 50;

/* a refusal for good would block the queue for ever; these are not for good */
const isTemporary = (status: number): boolean => status >= 500 || [401, 408, 429].includes(status);

/** Makes a phone with an empty memory. */
export function createPhone(options: PhoneOptions): Phone {
  const { baseUrl, credential, style, signal, capacity = 500 } = options;
  const queue: Report[] = [];
  let isDelivering = false;

  const post = async ({ path, method, body }: ReportRequest): Promise<boolean> => {
    const headers: Record<string, string> = method === 'POST' ? { 'content-type': 'application/json' } : {};
    if (path.startsWith('/api/')) headers.authorization = `Bearer ${credential}`;
    try {
      const response = await options.fetch(new URL(path, baseUrl), {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await response.arrayBuffer();
      return !isTemporary(response.status);
    } catch {
      /* no network, no server: as a phone in a cellar, try again later */
      return false;
    }
  };

  return {
    remember: (report) => {
      queue.push(report);
      if (queue.length <= capacity) return;
      const position = queue.findIndex(({ kind }) => kind === 'position');
      queue.splice(Math.max(position, 0), 1);
    },
    deliver: async () => {
      if (isDelivering) return;
      isDelivering = true;
      for (let sent = 0; sent < mostRequests && !signal.aborted; sent += 1) {
        const request = nextRequest(queue, style, credential);
        if (!request) break;
        const taken = queue.slice(0, request.count);
        if (!(await post(request))) break;
        /* the memory may have dropped some of them meanwhile */
        for (const report of taken) {
          const index = queue.indexOf(report);
          if (index >= 0) queue.splice(index, 1);
        }
      }
      isDelivering = false;
    },
    get waiting() {
      return queue.length;
    },
  };
}
