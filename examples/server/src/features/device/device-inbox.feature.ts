import type { Feature } from '../../http/operation.ts';
import { requestBytes } from '../../http/request-bytes.ts';
import { createReencoder } from '../../images/reencode.ts';
import type { Services } from '../../services.ts';
import { addImage } from './add-image.ts';
import { markOpened, readInbox } from './inbox.ts';

/** Operations of tag Device for messages and pictures. */
export function deviceInboxFeature({ clock }: Services): Feature {
  const reencode = createReencoder();
  return {
    scoped: {
      device_inbox: ({ scope, repository, query }) =>
        readInbox({ scope, repository, now: clock.now() }, query.after ?? 0),
      device_inboxSeen: ({ scope, repository, params }) =>
        markOpened({ scope, repository, now: clock.now() }, params.id),
      device_images: ({ scope, repository, params: { idEvent }, body, request }) =>
        addImage({ scope, repository, idEvent, body, bytes: requestBytes(request), now: clock.now() }, reencode),
    },
  };
}
