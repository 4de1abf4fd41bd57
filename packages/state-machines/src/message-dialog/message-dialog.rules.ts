import { type LatLon, type SupervisorMessage, toLatLon } from '@patrolkit/sdk/model';
import type {
  MessageAttempt,
  MessageDialogContext,
  MessageDialogInput,
  MessageField,
  MessageKind,
  MessagePrefill,
} from './message-dialog.types.ts';

/** What a radio of the dialog stands for on the wire (S9.29, S9.30). @public */
export const messageKindValues: Readonly<Record<MessageKind, 0 | 1>> = { message: 0, intervention: 1 };

/** Most characters of a title (A5). @public */
export const messageTitleLimit = 200;

/** Most characters of a text (A5). @public */
export const messageTextLimit = 2000;

/** Position of a message whose location was not chosen (S5.07). @public */
export const unchosenPosition: LatLon = { latitude: 0.01, longitude: 0.01 };

/* By characters, as the contract counts: a letter outside the basic plane is never cut in two. */
const cut = (text: string, limit: number): string => (text.length <= limit ? text : [...text].slice(0, limit).join(''));

/** A typed or prefilled value as its field takes it. @internal */
export const fieldValues: Readonly<Record<'title' | 'text', (value: string) => string>> = {
  title: (value) => cut(value.replace(/\s*[\r\n]+\s*/g, ' '), messageTitleLimit),
  text: (value) => cut(value, messageTextLimit),
};

/** The ids among some numbers, each once, in their order. @internal */
export function idsOf(numbers: readonly number[]): number[] {
  return [...new Set(numbers.filter((number) => Number.isSafeInteger(number) && number > 0))];
}

/** The position of a message, 0.01/0.01 for none. @internal */
function positionOf(position: LatLon | null | undefined): LatLon {
  return toLatLon(position?.latitude, position?.longitude) ?? unchosenPosition;
}

function draftOf(prefill: MessagePrefill): SupervisorMessage {
  return {
    kind: prefill.kind ?? 'message',
    eventId: prefill.eventId || null /* 0 is none (A1) */,
    title: fieldValues.title(prefill.title ?? ''),
    text: fieldValues.text(prefill.text ?? ''),
    recipientIds: idsOf(prefill.recipientIds ?? []),
    position: positionOf(prefill.position),
  };
}

/** Context at the start, and again whenever the dialog closes (S4.21). @internal */
export function toMessageDialogContext({ newKey }: MessageDialogInput): MessageDialogContext {
  return {
    draft: draftOf({}),
    ownFields: [],
    errorId: null,
    titleErrorId: null,
    isNobodyAccepted: false,
    attempt: null,
    waiting: null,
    newKey,
  };
}

/** The draft after the dialog was opened, or opened again: what the person wrote and chose stays his. @internal */
export function opened(
  { draft, ownFields }: Pick<MessageDialogContext, 'draft' | 'ownFields'>,
  prefill: MessagePrefill,
): SupervisorMessage {
  const own = Object.fromEntries(ownFields.map((field) => [field, draft[field]]));
  return { ...draftOf(prefill), ...own };
}

/** The changed fields with one more. @internal */
export function withOwn(ownFields: readonly MessageField[], field: MessageField): readonly MessageField[] {
  return ownFields.includes(field) ? ownFields : [...ownFields, field];
}

/** Whether two numbers name a place that a message can be about; (0.01, 5) is one (S5.07). @internal */
export function isPlace({ latitude, longitude }: LatLon): boolean {
  return toLatLon(latitude, longitude) !== null;
}

/** What keeps a draft from being sent. @internal */
export function problemsOf(draft: SupervisorMessage): Pick<MessageDialogContext, 'errorId' | 'titleErrorId'> {
  return {
    errorId: isPlace(draft.position) ? null : 'pleaseSelectLocation',
    titleErrorId: draft.title.trim() === '' ? 'titleIsRequired' : null,
  };
}

/** The attempt to send a draft: what failed and was not changed is sent under its own key again. @internal */
export function attemptOf({ draft, attempt, newKey }: MessageDialogContext): MessageAttempt {
  const message = { ...draft, title: draft.title.trim() };
  const isAgain = attempt !== null && JSON.stringify(attempt.message) === JSON.stringify(message);
  return isAgain ? attempt : { message, idempotencyKey: newKey() };
}
