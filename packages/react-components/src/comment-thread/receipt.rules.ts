import type { EventComment } from '@patrolkit/sdk/model';

/** How far a message has come for one recipient. @public */
export type Receipt = 'sent' | 'delivered' | 'seen';

/** The farthest a message has come for one recipient (C8): delivery is told, not assumed. @public */
export function receiptOf(comment: Pick<EventComment, 'deliveredTo' | 'seenBy'>, userId: number): Receipt {
  if (comment.seenBy.includes(userId)) return 'seen';
  return comment.deliveredTo.includes(userId) ? 'delivered' : 'sent';
}
