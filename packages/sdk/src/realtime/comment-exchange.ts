import type { PatrolClient } from '../client/create-patrol-client.ts';
import type { LatLon } from '../model/lat-lon.ts';
import type { Hub } from './hub.ts';

/** Names of the hub's methods; they are not in the product description (decision G11). @public */
export interface HubMethods {
  /** @default 'SendMessage' */
  readonly send?: string | undefined;
  /** @default 'ReceiveMessage' */
  readonly receive?: string | undefined;
}

/** Options of {@link createCommentExchange}. @public */
export interface CommentExchangeOptions {
  client: PatrolClient;
  /** Without one every comment goes by POST. */
  hub?: Hub | undefined;
  /** Which way a comment goes first; by POST whenever the hub is not connected (decision K16). @default 'hub' */
  transport?: 'hub' | 'rest' | undefined;
  /** A comment without an answer fails after this many milliseconds. @default 10000 */
  timeoutMs?: number | undefined;
  hubMethods?: HubMethods | undefined;
  /** Makes the id that keeps a second try from being a second comment. @default crypto.randomUUID */
  newId?: (() => string) | undefined;
}

/** A comment to be sent. @public */
export interface NewComment {
  readonly eventId: number;
  /** Plain text; blanks around it are cut off. */
  readonly text: string;
  /** Where the supervisor is; nobody knows it when missing, which travels as 0, 0. */
  readonly position?: LatLon | null | undefined;
}

/** Why a comment was not taken. @public */
export class CommentError extends Error {
  override readonly name = 'CommentError';
  /** refused: the server said no, `lines` says why. unanswered: it did not answer in time, the comment may have arrived. */
  readonly reason: 'refused' | 'unanswered';
  /** `field::message` lines of a refusal. */
  readonly lines: string;

  constructor(reason: CommentError['reason'], lines = '') {
    super(reason === 'refused' ? `The server refused the comment: ${lines}` : 'The server did not answer the comment');
    this.reason = reason;
    this.lines = lines;
  }
}

/** Sends comments, one after the other. @public */
export interface CommentExchange {
  /** Resolves when the server has taken it; a blank one is not sent (S5.08). Rejects with a CommentError or an ApiError. */
  send(comment: NewComment): Promise<void>;
}

/* S4.24: by this text the server's answer is known, whatever stands behind it. */
const receivedText = 'The server received the message:';
const refusedText = 'The server refused the message:';

type Payload = Readonly<Record<string, unknown>>;

/** Makes the exchange of comments over the hub, with POST beside it (S7.68, S7.31). @public */
export function createCommentExchange(options: CommentExchangeOptions): CommentExchange {
  const { client, hub, transport = 'hub', timeoutMs = 10_000, newId = () => crypto.randomUUID() } = options;
  const { send: sendMethod = 'SendMessage', receive: receiveMethod = 'ReceiveMessage' } = options.hubMethods ?? {};
  let turn: Promise<unknown> = Promise.resolve();

  const isConnected = (): boolean => transport === 'hub' && hub?.getState().status === 'connected';

  const payloadOf = ({ eventId, text, position }: NewComment, clientMessageId: string): Payload => ({
    IdUser: client.session.current()?.userId ?? 0,
    UserName: client.session.current()?.name ?? '',
    MessageType: 0,
    Message: {
      IdEvent: eventId,
      Latitude: position?.latitude ?? 0,
      Longitude: position?.longitude ?? 0,
      Comments: text,
    },
    ClientMessageId: clientMessageId,
  });

  /* Answers false when the connection is lost before the server has answered. */
  const byHub = (own: Hub, payload: Payload): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        for (const stop of stops) stop();
        end();
      };
      const stops = [
        client.timers.after(timeoutMs, () => settle(() => reject(new CommentError('unanswered')))),
        own.on(receiveMethod, (answer) => {
          const text = String(answer);
          if (text.includes(receivedText)) settle(() => resolve(true));
          else if (text.startsWith(refusedText)) {
            settle(() => reject(new CommentError('refused', text.slice(refusedText.length).trim())));
          }
        }),
        own.subscribe(() => {
          if (own.getState().status !== 'connected') settle(() => resolve(false));
        }),
      ];
      own.send(sendMethod, payload).catch(() => settle(() => resolve(false)));
    });

  const sendOne = async (comment: NewComment): Promise<void> => {
    const clientMessageId = newId();
    if (hub && isConnected() && (await byHub(hub, payloadOf(comment, clientMessageId)))) return;
    await client.event.sendComment(comment.eventId, comment.text, { clientMessageId });
  };

  return {
    send: (comment) => {
      const text = comment.text.trim();
      if (text === '') return Promise.resolve();
      /* The answer names no comment: only one may be on its way. */
      const work = turn.then(() => sendOne({ ...comment, text }));
      turn = work.catch(() => undefined);
      return work;
    },
  };
}
