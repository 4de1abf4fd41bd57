import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  type HubMessage,
  type IHttpConnectionOptions,
  type IHubProtocol,
  JsonHubProtocol,
  LogLevel,
  NullLogger,
} from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { type HubServer, type HubServerChanges, startHubServer } from '../testing.ts';
import { openLine, type RawLine } from './raw-line.ts';

/** One way of talking to a hub: a transport and what travels over it. */
export interface Way {
  readonly name: string;
  readonly transport: HttpTransportType;
  protocol(): IHubProtocol;
}

const json = (): IHubProtocol => new JsonHubProtocol();
const messagePack = (): IHubProtocol => new MessagePackHubProtocol();

/** Every transport with every protocol that it carries. */
export const ways: readonly Way[] = [
  { name: 'WebSockets, JSON', transport: HttpTransportType.WebSockets, protocol: json },
  { name: 'WebSockets, MessagePack', transport: HttpTransportType.WebSockets, protocol: messagePack },
  { name: 'Server-Sent Events, JSON', transport: HttpTransportType.ServerSentEvents, protocol: json },
  { name: 'long polling, JSON', transport: HttpTransportType.LongPolling, protocol: json },
  { name: 'long polling, MessagePack', transport: HttpTransportType.LongPolling, protocol: messagePack },
];

/** Every transport once, with JSON. */
export const transports: readonly Way[] = ways.filter(({ protocol }) => protocol().name === 'json');

/** How a client of Microsoft's differs from the plain one. */
export interface ClientChoices extends IHttpConnectionOptions {
  /** @default good */
  token?: string;
  /** Comes back by itself. @default false */
  reconnects?: boolean;
}

/** A raw line that speaks a protocol, by Microsoft's own reader and writer. */
export interface RawClient {
  readonly line: RawLine;
  send(...messages: HubMessage[]): Promise<number>;
  /** The next message; null when the line has ended. */
  next(): Promise<HubMessage | null>;
  /** The next message of a kind. */
  nextOf(type: number): Promise<HubMessage | null>;
}

/** Ends a JSON frame, the handshake among them. */
export const end = '\u001e';

/** What the tests of the hub work with; whatever it opens, `cleanup` ends. */
export interface Bench {
  /** Starts a hub; up to 1,000 messages a second, as its clock stands still. */
  serve(changes?: HubServerChanges): Promise<HubServer>;
  /** Makes Microsoft's client; not started. */
  client(server: Pick<HubServer, 'url'>, way: Way, choices?: ClientChoices): HubConnection;
  /** Makes Microsoft's client and starts it. */
  connect(server: Pick<HubServer, 'url'>, way: Way, choices?: ClientChoices): Promise<HubConnection>;
  /** Opens a raw line that has not shaken hands. */
  open(server: HubServer, way: Way, token?: string): Promise<RawLine>;
  /** Opens a raw line and shakes hands. */
  shake(server: HubServer, way: Way, token?: string): Promise<RawClient>;
  /** Has something ended after the test. */
  later(end: () => Promise<unknown>): void;
  cleanup(): Promise<void>;
}

const wordsOf = (messages: readonly Uint8Array[], protocol: IHubProtocol): string | Uint8Array =>
  protocol.name === 'json' ? messages.map((one) => new TextDecoder().decode(one)).join('') : Buffer.concat(messages);

const bytesOf = (written: string | ArrayBuffer): Uint8Array =>
  typeof written === 'string' ? new TextEncoder().encode(written) : new Uint8Array(written);

function read(protocol: IHubProtocol, data: Uint8Array): HubMessage[] {
  const input = protocol.name === 'json' ? new TextDecoder().decode(data) : Uint8Array.from(data).buffer;
  return protocol.parseMessages(input, NullLogger.instance);
}

async function shakeHands(line: RawLine, protocol: IHubProtocol): Promise<RawClient> {
  await line.send(JSON.stringify({ protocol: protocol.name, version: 1 }) + end);
  const answer = (await line.next()) ?? new Uint8Array();
  const length = answer.indexOf(end.charCodeAt(0)) + 1;
  const text = new TextDecoder().decode(answer.subarray(0, length));
  if (text !== `{}${end}`) throw new Error(`The handshake was answered ${text}`);
  const messages = read(protocol, answer.subarray(length));
  const next = async (): Promise<HubMessage | null> => {
    while (messages.length === 0) {
      const piece = await line.next();
      if (piece === null) return null;
      messages.push(...read(protocol, piece));
    }
    return messages.shift() ?? null;
  };
  return {
    line,
    next,
    send: (...sent) =>
      line.send(
        wordsOf(
          sent.map((message) => bytesOf(protocol.writeMessage(message))),
          protocol,
        ),
      ),
    nextOf: async (type) => {
      let message = await next();
      while (message && message.type !== type) message = await next();
      return message;
    },
  };
}

/** Makes a bench. */
export function createBench(): Bench {
  const ends: (() => Promise<unknown>)[] = [];
  const later: Bench['later'] = (endIt) => void ends.push(endIt);
  const client: Bench['client'] = ({ url }, { transport, protocol }, { token = 'good', reconnects, ...own } = {}) => {
    const builder = new HubConnectionBuilder()
      .withUrl(url, { transport, accessTokenFactory: () => token, ...own })
      .withHubProtocol(protocol())
      .configureLogging(LogLevel.None);
    if (reconnects) builder.withAutomaticReconnect([0, 50, 100, 200, 400, 800]);
    const made = builder.build();
    later(() => made.stop());
    return made;
  };
  const open: Bench['open'] = async ({ url }, { transport }, token = 'good') => {
    const line = await openLine(url, transport, token);
    later(() => line.cut().catch(() => {}));
    return line;
  };
  return {
    later,
    client,
    open,
    serve: async (changes = {}) => {
      const server = await startHubServer({ ...changes, limits: { messagesPerSecond: 1000, ...changes.limits } });
      later(server.stop);
      return server;
    },
    connect: async (server, way, choices) => {
      const made = client(server, way, choices);
      await made.start();
      return made;
    },
    shake: async (server, way, token) => shakeHands(await open(server, way, token), way.protocol()),
    cleanup: async () => {
      for (const endIt of ends.splice(0).reverse()) await endIt();
    },
  };
}

/** Resolves when a client has closed for good, with its reason. */
export const closed = (client: HubConnection): Promise<Error | undefined> =>
  new Promise((resolve) => client.onclose(resolve));
