import type { EventType } from '../../model/index.ts';
import { reportEvent } from '../devices/report-event.ts';
import { sendComment } from '../events/message.ts';
import { raiseEvent } from '../events/raise-event.ts';
import { callerOfUser } from '../people/sessions.ts';
import type { BackendState } from '../state/backend-state.ts';
import { guardNames, supervisors } from './people.ts';

const hourMs = 3_600_000;

/* What happens beside the reads: how many hours before now, to which guard, what his device or the server says. */
const rare: readonly (readonly [hoursAgo: number, guard: number, type: EventType, text: string])[] = [
  [23.4, 0, 'Start', 'Početak smjene'],
  [23.1, 1, 'Start', 'Početak smjene'],
  [21.5, 2, 'GpsLocation', 'Položaj'],
  [20.2, 4, 'UnknownTag', ''],
  [18.7, 1, 'NotMoving', 'Bez pomaka 15 minuta'],
  [16.3, 4, 'NotConnected', 'Bez veze 5 minuta'],
  [15.5, 0, 'Stop', 'Kraj smjene'],
  [15.4, 1, 'Stop', 'Kraj smjene'],
  [12.2, 6, 'System', 'Smjena predana'],
  [9.6, 3, 'GuardPanic', 'Poziv u pomoć'],
  [7.3, 5, 'Unknown', ''],
  [5.1, 2, 'UnknownLocation', 'Stari ulaz'],
  [2.4, 3, 'GuardMessage', 'Vrata su bila otvorena, zatvorena su'],
];

const lasting: readonly EventType[] = ['NotMoving', 'NotConnected'];

function happen(state: BackendState, at: number, index: number, type: EventType, text: string): void {
  const userId = supervisors.length + 1 + (index % guardNames.length);
  const places = state.locations.live();
  const place = places[index % places.length];
  const where = { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
  const values = { type, occurredAt: at, description: text, ...where };
  if (type === 'System') raiseEvent(state, { ...values, source: 'Kontrolni centar' });
  else if (type === 'UnknownTag') raiseEvent(state, { ...values, userId, comment: '04FF7A31', readAt: at });
  else if (lasting.includes(type)) raiseEvent(state, { ...values, userId, endedAt: at + 4 * 60_000 });
  else raiseEvent(state, { ...values, userId });
}

/* A thread that waits for the administrator: the operator asks, the guard answers. */
function talk(state: BackendState, at: number): void {
  const about = state.events.live().find(({ type }) => type === 'GuardMessage');
  const operator = state.users.live().find(({ role }) => role === 'Operator');
  if (!about || !operator || about.userId === null) return;
  const comment = { idEvent: about.id, clientId: null, place: null };
  sendComment(state, callerOfUser(state, operator, null), { ...comment, text: 'Ima li štete?' });
  const answer = { userId: about.userId, occurredAt: at, description: 'Nema, sve je na svom mjestu' };
  reportEvent(state, { type: 'GuardComment', aboutEventId: about.id, ...answer });
}

/** What else happens in the day before now, each at its time. @internal */
export function happenings(state: BackendState, now: number): { at: number; run: () => void }[] {
  const single = rare.map(([hoursAgo, guard, type, text]) => {
    const at = Math.round(now - hoursAgo * hourMs);
    return { at, run: () => happen(state, at, guard, type, text) };
  });
  const at = now - 2 * hourMs;
  return [...single, { at, run: () => talk(state, at) }];
}
