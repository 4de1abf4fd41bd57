import type { Page } from '../client/page.ts';
import type { SaveOptions } from '../client/save-options.ts';
import type { EventComment, SupervisorMessage } from '../model/event-comment.ts';
import type { EventImage, EventReportRow } from '../model/event-report.ts';
import type { PatrolEvent } from '../model/patrol-event.ts';
import type { Period } from './scheduler.ts';

/** Which events to answer. @public */
export interface LastEventsQuery {
  /** Only this guard's events; 0 for everybody's. @default 0 */
  readonly guardId?: number | undefined;
  /** Events of this many last hours. @default 500 */
  readonly numberOfHours?: number | undefined;
  /** At most this many events. @default 500 */
  readonly numberOfEvents?: number | undefined;
  /** Whether plain GPS locations are among them. @default false */
  readonly showGpsTrack?: boolean | undefined;
  /** The `etag` of an earlier answer; when nothing has changed since, the answer says so without rows. */
  readonly knownEtag?: string | null | undefined;
}

/** A list with its place in the feed. @public */
export interface EventList {
  readonly events: readonly PatrolEvent[];
  /** Number of the newest change this list holds; null when the back end has no feed. */
  readonly changeSeq: number | null;
  readonly etag: string | null;
  /** Nothing changed since `knownEtag`; `events` is empty then. */
  readonly isUnchanged: boolean;
}

/** What of an event may be changed; its type, time and place stay. @public */
export interface EventEdit {
  readonly eventId: number;
  readonly source: string;
  readonly description: string;
  readonly comment: string;
}

/** Which events to search; instants in milliseconds since 1970, what is missing is not asked for. @public */
export interface EventSearchQuery extends Period {
  readonly companyId?: number | undefined;
  readonly locationId?: number | undefined;
  readonly checkpointId?: number | undefined;
  readonly categoryId?: number | undefined;
  readonly guardId?: number | undefined;
}

/** How a comment or a message is sent. @public */
export interface SendOptions {
  /** The sender's own id of it: sent again, it makes no second one. */
  readonly clientMessageId?: string | undefined;
}

/** How an alarm is claimed. @public */
export interface ClaimOptions {
  /** From whoever has it. @default false */
  readonly takeOver?: boolean | undefined;
}

/** What became of one of several confirmations. @public */
export type ConfirmOutcome =
  | { readonly eventId: number; readonly ok: true; readonly event: PatrolEvent }
  | { readonly eventId: number; readonly ok: false; readonly error: unknown };

/** What a console did with one alarm. @public */
export interface AlarmTrace {
  readonly eventId: number;
  /** It stands on a visible screen. */
  readonly isShown: boolean;
  /** Its sound is playing. */
  readonly isSounding: boolean;
}

/** Events of the tenant. @public */
export interface EventResource {
  /** Latest events, newest first (`GET /api/Event/GetLastEvents/{id}`, S9.05). */
  getLast(query?: LastEventsQuery): Promise<EventList>;
  /** Every open guard panic and the newest 1,000 open exceptions, newest first (`GET /api/Event/OpenAlarms`). */
  getOpenAlarms(): Promise<EventList>;
  /** Confirms an event and answers it; the first confirmation is kept (`POST /api/Event/ConfirmEvent/{idEvent}`). */
  confirm(eventId: number): Promise<PatrolEvent>;
  /** Confirms several, one call each; a failure of one is its own (S7.33). Never rejects. */
  confirmAll(eventIds: readonly number[]): Promise<ConfirmOutcome[]>;
  /**
   * Says that the caller sees to an open alarm, for two minutes (`POST /api/Event/Claim/{idEvent}`); the live feed renews
   * it. Rejects with 409 `claimed` while somebody else does, unless it is taken over.
   */
  claim(eventId: number, options?: ClaimOptions): Promise<PatrolEvent>;
  /** Gives a claim of the caller's back (`POST /api/Event/Release/{idEvent}`). */
  release(eventId: number): Promise<PatrolEvent>;
  /** Changes source, description and comment and answers the event (`POST /api/Event/ChangeEventSourceComment`). */
  change(edit: EventEdit, options?: SaveOptions): Promise<PatrolEvent>;
  /** Deletes an event; an open alarm is confirmed by it first (`DELETE /api/Event/{idEvent}`). */
  delete(eventId: number): Promise<void>;
  /** Pictures of an event (`GET /api/Event/Images/{idEvent}`). */
  getImages(eventId: number): Promise<EventImage[]>;
  /** The newer search: with what its result and print show, at most 10,000 rows (`GET /api/event/Report`). */
  report(query: EventSearchQuery): Promise<Page<EventReportRow>>;
  /** The older search, which knows no checkpoint, at most 10,000 rows (`GET /api/Event/Search`). */
  search(query: Omit<EventSearchQuery, 'checkpointId'>): Promise<Page<PatrolEvent>>;
  /** Comments on an event (`POST /api/Event/SendComment`). */
  sendComment(eventId: number, text: string, options?: SendOptions): Promise<EventComment>;
  /** Sends a message or an intervention to guards (`POST /api/Event/SendIntervention`). */
  sendMessage(message: SupervisorMessage, options?: SendOptions): Promise<EventComment>;
  /** Tells what this console has just shown and sounded (`POST /api/Event/AlarmTrace`, extension). */
  trace(traces: readonly AlarmTrace[]): Promise<void>;
  /** Raises a marked test panic of a guard (`POST /api/Event/Drill`, extension). */
  drill(guardId: number): Promise<PatrolEvent>;
}
