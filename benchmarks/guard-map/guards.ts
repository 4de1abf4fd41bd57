import type { GuardPosition } from '@patrolkit/sdk/model';
import { center } from './contender.ts';

const firstNames = ['Ana', 'Ivan', 'Petra', 'Marko', 'Lucija', 'Josip', 'Maja', 'Nikola', 'Željka', 'Hrvoje', 'Đurđa'];
const lastNames = ['Horvat', 'Kovačević', 'Babić', 'Marić', 'Jurić', 'Novak', 'Knežević', 'Šimić', 'Vuković', 'Čop'];
const spread = { latitude: 0.09, longitude: 0.26 }; /* degrees: about what the map shows at its first zoom */

/** Numbers from 0 to 1 that look as if drawn by lot, the same in every run. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** So many guards all over the map, the same in every run. */
export function guardsOf(count: number): readonly GuardPosition[] {
  const draw = lots(count + 1);
  return Array.from({ length: count }, (_, index) => ({
    guardId: index + 1,
    name: `${firstNames[index % firstNames.length]} ${lastNames[Math.floor(index / 11) % lastNames.length]} ${index + 1}`,
    position: {
      latitude: center.latitude + (draw() - 0.5) * spread.latitude,
      longitude: center.longitude + (draw() - 0.5) * spread.longitude,
    },
    recordedAt: 0,
    accuracyMeters: 8,
    battery: 80,
  }));
}

/** The guards after so many of them walked some 20 metres; those who did not keep their objects. */
export function moved(guards: readonly GuardPosition[], count: number, turn: number): readonly GuardPosition[] {
  const draw = lots(turn * 7919 + 1);
  const start = Math.floor(draw() * guards.length);
  return guards.map((guard, index) => {
    if ((index - start + guards.length) % guards.length >= count) return guard;
    return {
      ...guard,
      position: {
        latitude: guard.position.latitude + (draw() - 0.5) * 0.0004,
        longitude: guard.position.longitude + (draw() - 0.5) * 0.0006,
      },
      recordedAt: turn,
    };
  });
}
