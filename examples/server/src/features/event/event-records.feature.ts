import type { Wire } from '@patrolkit/sdk/wire';
import type { Feature, OperationId, ScopedCall } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { readClientId } from '../notification/first-try.ts';
import { notificationsForViewer } from '../notification/notification-to-wire.ts';
import { sendComment } from '../notification/send-comment.ts';
import { sendIntervention } from '../notification/send-intervention.ts';
import type { NotificationRow } from '../notification/write-notification.ts';
import { changeEvent } from './change-event.ts';
import { deleteEvent } from './delete-event.ts';
import { getEventImages } from './event-images.ts';

async function toAuthor(
  { scope, repository }: ScopedCall<OperationId>,
  row: NotificationRow,
): Promise<Wire<'Notification'>> {
  const [wire] = await notificationsForViewer(repository, scope.userId, [row]);
  if (!wire) throw new Error('One row gives one notification');
  return wire;
}

/** Operations of tag Event on single events: change, delete, images, comments, messages. */
export function eventRecordsFeature({ clock }: Services): Feature {
  return {
    scoped: {
      event_change: changeEvent,
      event_delete: (call) => deleteEvent(call, clock.now()),
      event_images: getEventImages,
      event_sendComment: async (call) => {
        const { comment: text, idEvent } = call.body;
        const clientId = readClientId(call.body);
        const author = { scope: call.scope, repository: call.repository, now: clock.now() };
        return toAuthor(call, await sendComment(author, { idEvent, text, clientId, place: null }));
      },
      event_sendIntervention: async (call) => {
        const author = { scope: call.scope, repository: call.repository, now: clock.now() };
        return toAuthor(call, await sendIntervention(author, call.body));
      },
    },
  };
}
