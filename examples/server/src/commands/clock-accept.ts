import { acceptClock } from '../patrol/clock-hold.ts';
import type { Command } from './command.ts';

/** `clock accept`: the time after a jump of the server's clock is right (C4). */
export const clockAccept: Command = {
  name: 'clock accept',
  usage: 'clock accept',
  summary: 'believes the clock after a jump: missed checks are told again',
  prepare: (args) =>
    args.length > 0
      ? null
      : async ({ db, clock }) => {
          const isNews = await acceptClock(db);
          const time = new Date(clock.now()).toISOString();
          return {
            isOk: true,
            lines: [isNews ? `The clock is believed: ${time}` : `No jump is in doubt; it is ${time}`],
          };
        },
};
