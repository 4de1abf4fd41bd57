import type { Occurrence } from '@patrolkit/sdk/model';

/** The zone in which days begin. */
export const timeZone = 'Europe/Zagreb';

/** The month that is shown first; the one after it is as full. */
export const firstDate = '2026-11-16';

const firstNames = ['Ivan', 'Josip', 'Luka', 'Ana', 'Petra', 'Marko', 'Tomislav', 'Ivana', 'Dario', 'Nikola'];
const lastNames = ['Horvat', 'Đurić', 'Žunić', 'Čović', 'Novak', 'Grgić', 'Šarić', 'Blažević', 'Perić', 'Kovač'];
const places = ['Jankomir', 'TC Branimir', 'Heinzelova 62', 'KBC Sjever', 'Velesajam', 'Knežija', 'Savica', 'Zapruđe'];
const hourMs = 3_600_000;
const days = 84;
const guards = 40;

/** So many checks over twelve weeks from 26/10/2026 on, the same number each day; half of them are over. */
export function planOf(count: number): Occurrence[] {
  const start = Date.parse('2026-10-26T00:00+01:00');
  const today = start + (days / 4) * 24 * hourMs;
  return Array.from({ length: count }, (_, at) => {
    const share = (at * days) / count;
    const startsAt = start + Math.floor(share) * 24 * hourMs + Math.floor((share % 1) * 24) * hourMs;
    const guard = (at * 7) % guards;
    const place = (at * 5 + Math.floor(at / 8)) % places.length;
    const isOver = startsAt < today;
    const isMissed = isOver && at % 11 === 3;
    return {
      occurrenceId: at + 1,
      kind: 'rule',
      guardId: guard + 1,
      guardName: `${firstNames[guard % 10]} ${lastNames[Math.floor(guard / 4)]}`,
      securityGuardId: guard + 1,
      locationId: place + 1,
      locationName: places[place] ?? '',
      checkpointId: place + 100,
      checkpointName: `Ulaz ${'ABC'[at % 3]}`,
      title: 'Noćna ophodnja',
      startsAt,
      endsAt: startsAt + hourMs,
      readAt: isOver && !isMissed ? startsAt + 240_000 : null,
      isDraggable: true,
      isResizable: true,
      color: null,
      isMissReported: true,
      ruleId: 1 + (at % 50),
      state: isMissed ? 'missed' : isOver ? 'done' : 'open',
      version: 1,
    };
  });
}

/** What a peer writes on a check: guard and place; it puts the time before it. */
export const titleOf = ({ guardName, locationName }: Occurrence): string => `${guardName} · ${locationName}`;
