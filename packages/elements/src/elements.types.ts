/** Why a token is asked for: nobody has given one yet, its time is over, or the server does not take it. @public */
export type TokenReason = 'first' | 'expired' | 'refused';

/** Gives the token of a session or of a partner; a rejection is shown, with a way to try again. @public */
export type GetToken = (reason: TokenReason) => string | Promise<string>;

/** Language of the texts, as the product calls them. @public */
export type ElementLanguage = 'hr' | 'en' | 'slo' | 'ser' | 'ro' | 'nmk';

/** Look of an element; `system` follows the reader's own setting. @public */
export type ElementTheme = 'dark' | 'light' | 'night' | 'system';

/** An event that somebody has activated, for instance by a click on its row. @public */
export interface ActivatedEvent {
  /** Own id of the event. */
  readonly eventId: number;
  /** Name of its type, such as `GuardPanic`. */
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly occurredAt: number;
  /** Whom or what it is about, as the grid shows it. */
  readonly source: string;
  /** Own id of the guard; null for none. */
  readonly guardId: number | null;
  /** Own id of the location; null for none. */
  readonly locationId: number | null;
  /** Degrees; null when it is not known. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** How fresh the picture is; `off` while there is no session. @public */
export interface LinkChange {
  readonly state: 'off' | 'connecting' | 'live' | 'waiting' | 'lost';
}

/** What went wrong; the element shows it too. @public */
export interface ElementProblem {
  /** token: none was given; refused: the server does not take it; network: no answer; action: a change was not taken. */
  readonly kind: 'token' | 'refused' | 'network' | 'action';
  /** For logs, English. */
  readonly message: string;
}

/** The events of both elements; they bubble and leave shadow roots. @public */
export interface PatrolElementEventMap extends HTMLElementEventMap {
  'patrol-activate': CustomEvent<ActivatedEvent>;
  'patrol-link': CustomEvent<LinkChange>;
  'patrol-error': CustomEvent<ElementProblem>;
}

/** What both elements have beside an ordinary element. @public */
export interface PatrolElement extends HTMLElement {
  /** Address of the back end, `''` for the page's own origin; the attribute `base-url`. */
  baseUrl: string | null;
  /** The attribute `language`. @default 'en' */
  language: ElementLanguage;
  /** The attribute `theme`. @default 'system' */
  theme: ElementTheme;
  /** Gives the token; nothing is sent before it is set. Elements with the same function and address share one connection. */
  getToken: GetToken | null;
  addEventListener<Name extends keyof PatrolElementEventMap>(
    type: Name,
    listener: (this: this, event: PatrolElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof PatrolElementEventMap>(
    type: Name,
    listener: (this: this, event: PatrolElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** `<patrol-event-grid>`: the live events, with the alarm strip over them. @public */
export type PatrolEventGridElement = PatrolElement;

/**
 * `<patrol-guard-map>`: the guards on a map, with the alarm strip over it where its page has no event grid. Attributes
 * `tile-url` and `tile-attribution` name map pictures; without them the ground is plain.
 * @public
 */
export type PatrolGuardMapElement = PatrolElement;
