import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createTestBackend, type TestBackend } from '@patrolkit/sdk/testing';
import { DescribedHub } from './described-hub.ts';

/* Part 3 of the product description; where it shows no fields of an entity, all are left. */
const shown: Readonly<Record<string, readonly string[]>> = {
  idEvent: [
    ...['idEvent', 'eventDateTime', 'endDateTime', 'readTagTime', 'source', 'description', 'comment', 'hasImage'],
    ...['notificationCount', 'lastNotificationSeen', 'confirmDateTime', 'confirmUser', 'eventTypeEnumCode', 'idUser'],
    ...['idLocation', 'idLocationTag', 'lat', 'lon', 'coordinates'],
  ],
  idRRule: [
    ...['idRRule', 'idSecurityGuard', 'idLocation', 'locationTags', 'idUser', 'rRuleString', 'startDate', 'endDate'],
    ...['fromTime', 'toTime', 'hourInterval', 'tolerance', 'userName'],
  ],
  idScheduler: [
    ...['idScheduler', 'idSecurityGuard', 'idLocation', 'idLocationTag', 'idUser', 'schedulerTypeEnumCode', 'title'],
    ...['startDateTime', 'endDateTime', 'readTagTime', 'isDraggable', 'isResizable', 'bgColor', 'resourceId'],
    'checkEventMissing',
  ],
  idRoute: [
    ...['idRoute', 'startDateTime', 'endDateTime', 'idCompany', 'userName', 'idUser', 'coordinates'],
    ...['eventTypeEnumCode', 'timeStamp'],
  ],
  idNotification: ['idNotification', 'idUser', 'sendTo', 'description', 'dateTime'],
  idLocationTag: ['idLocationTag', 'idLocation', 'tag', 'name'],
  idLocation: ['idLocation', 'name', 'latitude', 'longitude'],
  idCompany: ['idCompany', 'name'],
  /* Auth has its token first. */
  token: ['token', 'idUser', 'name', 'role', 'result', 'locale'],
  idUser: ['idUser', 'name', 'role', 'startLatitude', 'startLongitude', 'latitude', 'longitude', 'eventDateTime'],
};

/** What of an answer the product description shows; an entity is known by its first field. */
function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(described);
  if (typeof value !== 'object' || value === null) return value;
  const fields = shown[Object.keys(value)[0] ?? ''];
  return fields ? Object.fromEntries(Object.entries(value).filter(([field]) => fields.includes(field))) : value;
}

/** A server that answers the calls of part 7 with the fields of part 3, has the described socket, and nothing else. */
export class DescribedServer {
  readonly backEnd: TestBackend = createTestBackend({ now: Date.now, isDescribedOnly: true });
  readonly hub = new DescribedHub();
  /** What was asked and is not served. */
  readonly unserved: string[] = [];
  #server: Server | null = null;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      const url = new URL(request.url ?? '/', this.url);
      if (url.pathname.startsWith('/guardHub')) return this.hub.answer(request, response, url.searchParams);
      const method = request.method ?? 'GET';
      const body = await buffer(request);
      const headers = Object.entries(request.headers).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      const init = { method, headers, ...(body.length > 0 ? { body: new Uint8Array(body) } : {}) };
      const answer = await this.backEnd.fetch(new Request(url, init));
      if (answer.status === 404) this.unserved.push(`${method} ${url.pathname}`);
      const text = await answer.text();
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      response.end(answer.ok && text ? JSON.stringify(described(JSON.parse(text))) : text);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    this.#port = address && typeof address === 'object' ? address.port : 0;
  }

  stop(): void {
    this.hub.close();
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}
