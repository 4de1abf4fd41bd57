import type { EventComment, UsersById } from '@patrolkit/sdk/model';

/* Invented comments for stories and tests: nobody in them exists. */

/** 14/11/2026 21:47 in Zagreb. @internal */
export const sampleNow: number = Date.UTC(2026, 10, 14, 20, 47);

/** @internal */
export const sampleUsers: UsersById = new Map(
  ['Ana Kovač', 'Zoran Knežević', 'Petra Novak', 'Ivan Horvat', 'Dubravko Žunić'].map((name, at) => [at + 1, { name }]),
);

/** A comment with everything that a test does not care about. @internal */
export function sampleComment(commentId: number, change: Partial<EventComment> = {}): EventComment {
  return {
    commentId,
    eventId: 48_273,
    kind: 'comment',
    authorId: 1,
    recipientIds: [2, 3],
    title: '',
    text: `Comment ${commentId}`,
    writtenAt: sampleNow - 60_000 * (1000 - commentId),
    position: null,
    isSeen: true,
    deliveredTo: [],
    seenBy: [],
    ...change,
  };
}

/** Many comments, oldest first. @internal */
export function sampleComments(count: number): EventComment[] {
  return Array.from({ length: count }, (_, at) => sampleComment(at + 1, { authorId: (at % 3) + 1 }));
}

/** The thread of a panic as a night writes it. @internal */
export function sampleThread(): EventComment[] {
  return [
    sampleComment(901, {
      authorId: 3,
      recipientIds: [1, 2],
      text: 'Netko je na rampi 2. Ne javlja se na poziv.\nČekam kod lifta B.',
      writtenAt: sampleNow - 240_000,
    }),
    sampleComment(902, {
      kind: 'intervention',
      recipientIds: [4, 5, 99],
      title: 'Panika: TC Branimir, garaža -2',
      text: 'Kolegica Petra Novak traži pomoć. Uđite kroz rampu 2, lift B. Javite se kad stignete.',
      writtenAt: sampleNow - 180_000,
      position: { latitude: 45.8054, longitude: 15.9942 },
      deliveredTo: [4, 5],
      seenBy: [5],
    }),
    sampleComment(903, {
      authorId: 99,
      recipientIds: [1, 2],
      text: '<b>Stigao sam</b>, sve mirno.',
      writtenAt: sampleNow - 60_000,
    }),
    sampleComment(904, { authorId: 1, recipientIds: [], text: 'Policija obaviještena u 21:45.', writtenAt: sampleNow }),
  ];
}
