import type { PatrolClient } from '@patrolkit/sdk';
import type { LiveFeed } from '@patrolkit/sdk/live';
import type { ElementProblem, GetToken, PatrolElementEventMap } from './elements.types.ts';
import type { Member } from './member.ts';

/** What {@link createLine} takes. @internal */
export interface LineOptions {
  /** Without a slash at the end; null until the page has named it. */
  readonly baseUrl: string | null;
  /** null until the page has set it. */
  readonly getToken: GetToken | null;
  /** The last element has left. */
  readonly onEmpty: () => void;
}

/** A client with its feed. @internal */
export interface Connection {
  readonly client: PatrolClient;
  readonly feed: LiveFeed;
  /** Whether its token is a partner's. */
  isPartner(): boolean;
}

/** What a line knows now; the same object until something in it changes. @internal */
export interface LineState {
  /** waiting: the page has not said where to connect, or by which token. */
  readonly status: 'waiting' | 'connecting' | 'ready' | 'failed';
  /** Why it failed. */
  readonly problem: ElementProblem | null;
  readonly members: readonly Member[];
}

/** The events that elements tell their page. @internal */
export type Told = 'patrol-activate' | 'patrol-link' | 'patrol-error';

/** The one connection of the elements that share an address and a source of tokens. @internal */
export interface Line {
  join(member: Member): void;
  /** A member is set otherwise. */
  update(member: Member): void;
  leave(key: string): void;
  getState(): LineState;
  /** Told at each change of the state; the answer unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** null while there is none. */
  connection(): Connection | null;
  /** Asks for a token again and connects; does nothing while that goes on. */
  tryAgain(): void;
  /** Tells the page, by its elements; those of one view alone when it is named. */
  tell<Name extends Told>(name: Name, detail: PatrolElementEventMap[Name]['detail'], view?: Member['view']): void;
}
