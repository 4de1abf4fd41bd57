import type { EventComment, GuardPosition, LatLon } from '@patrolkit/sdk/model';
import type { MessageAttempt, RecipientUser } from '@patrolkit/state-machines/message-dialog';
import type { MessageTemplate } from './message-dialog.types.ts';

/* Invented people and places for stories and tests: nobody in them exists. */

/** 14/11/2026 21:47 in Zagreb. @internal */
export const sampleNow: number = Date.UTC(2026, 10, 14, 20, 47);

/** @internal */
export const samplePlace: LatLon = { latitude: 45.8054, longitude: 15.9942 };

/** @internal */
export function sampleUser(userId: number, name: string, change: Partial<RecipientUser> = {}): RecipientUser {
  return { userId, name, isActive: true, canReceive: true, phone: null, ...change };
}

/** Eight guards: one cannot receive, one has no position, one is inactive. @internal */
export const sampleRecipients: readonly RecipientUser[] = [
  sampleUser(9, 'Tomislav Šarić'),
  sampleUser(11, 'Nikola Perić'),
  sampleUser(12, 'Ivan Horvat'),
  sampleUser(14, 'Stjepan Čović', { canReceive: false, phone: '+385 91 555 0114' }),
  sampleUser(17, 'Petra Novak'),
  sampleUser(28, 'Dubravko Žunić'),
  sampleUser(31, 'Josip Đurić', { canReceive: null }),
  sampleUser(40, 'Former Guard', { isActive: false }),
];

function fix(guardId: number, kilometersNorth: number, agoSeconds: number): GuardPosition {
  return {
    guardId,
    name: '',
    position: { latitude: samplePlace.latitude + kilometersNorth / 111.19493, longitude: samplePlace.longitude },
    recordedAt: sampleNow - agoSeconds * 1000,
    accuracyMeters: 8,
    battery: 80,
  };
}

/** Everybody's last fix but Petra Novak's. @internal */
export const samplePositions: readonly GuardPosition[] = [
  fix(9, 1.37, 44),
  fix(11, 0.45, 19),
  fix(12, 2.4, 7200),
  fix(14, 1.86, 130),
  fix(28, 0.27, 1020),
  fix(31, 1.52, 200_000),
];

/** @internal */
export const sampleTemplates: readonly MessageTemplate[] = [
  { title: 'Provjera rampe', text: 'Provjerite rampu i javite stanje.', kind: 'message' },
  { title: 'Pomoć kolegi', text: 'Kolega traži pomoć. Javite se kad stignete.', kind: 'intervention' },
];

/** What a server makes of a message. @internal */
export function sentComment({ message }: MessageAttempt): EventComment {
  return {
    ...message,
    commentId: 1,
    authorId: 1,
    writtenAt: sampleNow,
    isSeen: null,
    deliveredTo: [],
    seenBy: [],
  };
}

/** A failed call as the client rejects with it. @internal */
export const httpError = (status: number): Error => Object.assign(new Error(`HTTP ${status}`), { status });
