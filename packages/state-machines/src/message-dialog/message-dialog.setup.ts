import { assertEvent, setup } from 'xstate';
import { EffectMissingError } from '../shared/effect-missing-error.ts';
import { isUnanswered } from '../shared/is-unanswered.ts';
import { missingMessageDialogActors } from './message-dialog.actors.ts';
import {
  attemptOf,
  fieldValues,
  idsOf,
  isPlace,
  opened,
  problemsOf,
  toMessageDialogContext,
  withOwn,
} from './message-dialog.rules.ts';
import type {
  MessageDialogActorEvent,
  MessageDialogContext,
  MessageDialogEmitted,
  MessageDialogInput,
  MessageDialogMachineEvent,
} from './message-dialog.types.ts';
import { recipientMatch } from './recipient-choices.ts';

const base = setup({
  types: {
    /* `as`: how xstate takes types; the values are never read. */
    context: {} as MessageDialogContext,
    events: {} as MessageDialogMachineEvent | MessageDialogActorEvent,
    emitted: {} as MessageDialogEmitted,
    input: {} as MessageDialogInput,
  },
  actors: missingMessageDialogActors,
  guards: {
    isPlace: ({ event }) => {
      assertEvent(event, 'position.picked');
      return isPlace(event.position);
    },
    isIncomplete: ({ context }) => {
      const { errorId, titleErrorId } = problemsOf(context.draft);
      return errorId !== null || titleErrorId !== null;
    },
    isQuestionNeeded: ({ context }) => context.draft.recipientIds.length === 0 && !context.isNobodyAccepted,
    isOpeningWaiting: ({ context }) => context.waiting !== null,
    /* A host that forgot the actor must hear of it; a person must not read that sending failed for that. */
    isSendFailure: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.sendMessage');
      return !(event.error instanceof EffectMissingError);
    },
  },
});

/** Every function of the message dialog by its name. @internal */
export const messageDialogSetup = base.extend({
  actions: {
    movePosition: base.assign(({ context, event }) => {
      assertEvent(event, 'position.picked');
      const errorId = context.errorId === 'pleaseSelectLocation' ? null : context.errorId;
      return { draft: { ...context.draft, position: event.position }, errorId, waiting: null };
    }),
    applyPrefill: base.assign(({ context, event }) => {
      assertEvent(event, 'message.open');
      return {
        draft: opened(context, event.prefill),
        errorId: null,
        titleErrorId: null,
        isNobodyAccepted: false,
        waiting: null,
      };
    }),
    keepField: base.assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      const { field, value } = event;
      return {
        draft: { ...context.draft, [field]: fieldValues[field](value) },
        ownFields: withOwn(context.ownFields, field),
        titleErrorId: field === 'title' ? null : context.titleErrorId,
      };
    }),
    keepKind: base.assign(({ context, event }) => {
      assertEvent(event, 'kind.changed');
      return { draft: { ...context.draft, kind: event.kind }, ownFields: withOwn(context.ownFields, 'kind') };
    }),
    keepRecipients: base.assign(({ context, event }) => {
      assertEvent(event, 'recipients.changed');
      return {
        draft: { ...context.draft, recipientIds: idsOf(event.recipientIds) },
        ownFields: withOwn(context.ownFields, 'recipientIds'),
        isNobodyAccepted: false,
      };
    }),
    addRecipient: base.assign(({ context, event }) => {
      assertEvent(event, 'recipient.entered');
      const { recipientIds } = context.draft;
      const match = recipientMatch(event.choices, event.text, recipientIds);
      if (!match) return {};
      return {
        draft: { ...context.draft, recipientIds: [...recipientIds, match.userId] },
        ownFields: withOwn(context.ownFields, 'recipientIds'),
        isNobodyAccepted: false,
      };
    }),
    showProblems: base.assign(({ context }) => problemsOf(context.draft)),
    acceptNobody: base.assign({ isNobodyAccepted: true }),
    clearProblems: base.assign({ errorId: null, titleErrorId: null }),
    keepAttempt: base.assign(({ context }) => ({ attempt: attemptOf(context) })),
    keepWaiting: base.assign(({ context, event }) => {
      assertEvent(event, ['position.picked', 'message.open']);
      if (event.type === 'message.open') return { waiting: event.prefill };
      return { waiting: { ...context.waiting, position: event.position } };
    }),
    openWaiting: base.assign(({ context }) => {
      const fresh = toMessageDialogContext(context);
      return { ...fresh, draft: opened(fresh, context.waiting ?? {}) };
    }),
    tellSent: base.emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.sendMessage');
      return { type: 'message.sent', comment: event.output };
    }),
    showFailure: base.enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'xstate.error.actor.sendMessage');
      /* K15: each text has one cause. */
      const errorId = isUnanswered(event.error) ? 'errorOccurredSendingEventData' : 'errorSendingEventData';
      enqueue.assign({ errorId });
      enqueue.emit({ type: 'message.failed', error: event.error });
    }),
    clearDraft: base.assign(({ context }) => toMessageDialogContext(context)),
  },
});
