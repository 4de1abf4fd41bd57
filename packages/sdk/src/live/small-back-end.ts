import type { Change } from '../model/change.ts';
import type { Hub, HubState } from '../realtime/hub.ts';
import type { Wire } from '../wire/index.ts';

/** A back end in memory for tests of the feed: its REST answers by `fetch`, its pushes by `hub`, and faults on demand. */
export class SmallBackEnd {
  readonly rows = new Map<number, Wire<'Event'>>();
  readonly changes: Wire<'Change'>[] = [];
  readonly asked: string[] = [];
  /** Back ends of the product description alone have no feed. */
  hasFeed = true;
  isDown = false;
  /** Changes up to this number are no longer kept. */
  keptAfter = 0;
  readonly #handlers = new Map<string, (payload: unknown) => void>();
  #hubListener = (): void => {};
  #hubState: HubState = { status: 'stopped', nextTryAt: null };

  /** Raises an event; answers its change, which is pushed only by `push`. */
  raise(id: number, type: Wire<'EventTypeCode'> = 14): Wire<'Change'> {
    return this.#write('created', {
      idEvent: id,
      eventDateTime: new Date(Date.UTC(2026, 10, 14) + id * 1000).toISOString(),
      source: 'Ana',
      description: '',
      comment: '',
      hasImage: 0,
      notificationCount: 0,
      lastNotificationSeen: true,
      eventTypeEnumCode: type,
      coordinates: '',
      version: 1,
    });
  }

  confirm(id: number): Wire<'Change'> {
    const row = this.rows.get(id);
    if (!row) throw new Error(`no event ${id}`);
    const confirmed = { confirmDateTime: '2026-11-14T22:00:00Z', confirmUser: 'Ana', version: (row.version ?? 0) + 1 };
    return this.#write('confirmed', { ...row, ...confirmed });
  }

  push(...changes: readonly Wire<'Change'>[]): void {
    const [first] = changes;
    const last = changes.at(-1);
    this.#handlers.get('Changes')?.({ from: (first?.seq ?? 1) - 1, to: last?.seq ?? 0, changes });
  }

  setHub(status: HubState['status']): void {
    this.#hubState = { status, nextTryAt: null };
    this.#hubListener();
  }

  readonly hub: Hub = {
    start: () => this.setHub('connected'),
    stop: () => this.setHub('stopped'),
    tryNow: () => {},
    getState: () => this.#hubState,
    subscribe: (listener) => {
      this.#hubListener = listener;
      return () => {};
    },
    on: (method, handler) => {
      this.#handlers.set(method, handler);
      return () => this.#handlers.delete(method);
    },
    send: async () => {},
  };

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    this.asked.push(pathname);
    if (this.isDown) throw new TypeError('fetch failed');
    const seq = this.changes.length;
    const headers: Record<string, string> = this.hasFeed ? { 'x-change-seq': String(seq), etag: `"${seq}"` } : {};
    if (pathname.startsWith('/api/Event/GetLastEvents')) {
      if (this.hasFeed && request.headers.get('if-none-match') === headers.etag) {
        return new Response(null, { status: 304, headers });
      }
      return Response.json([...this.rows.values()], { headers });
    }
    if (pathname.startsWith('/api/Event/ConfirmEvent')) {
      const { event } = this.confirm(Number(pathname.split('/').pop()));
      return Response.json(event);
    }
    if (pathname === '/api/Event/OpenAlarms' && this.hasFeed) {
      return Response.json(
        [...this.rows.values()].filter((row) => isOpen(row)),
        { headers },
      );
    }
    if (pathname === '/api/Changes' && this.hasFeed) {
      const after = Number(searchParams.get('after'));
      const reset = after < this.keptAfter;
      return Response.json({ changes: reset ? [] : this.changes.slice(after), lastSeq: seq, reset });
    }
    if (pathname.startsWith('/api/UserLocation')) return Response.json([]);
    return Response.json({ title: 'Not found', status: 404 }, { status: 404 });
  };

  #write(reason: Change['reason'], event: Wire<'Event'>): Wire<'Change'> {
    this.rows.set(event.idEvent, event);
    const { idEvent: id, version = 0 } = event;
    const change = {
      seq: this.changes.length + 1,
      at: event.eventDateTime,
      kind: 'event' as const,
      reason,
      id,
      version,
      event,
    };
    this.changes.push(change);
    return change;
  }
}

function isOpen(row: Wire<'Event'>): boolean {
  return (row.eventTypeEnumCode === 14 || row.eventTypeEnumCode === 15) && !row.confirmDateTime;
}
