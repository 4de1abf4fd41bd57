import type { Handlers } from '../http/call.ts';

/* C12: a console that has not said anything for so long is no longer there. */
const aliveMs = 45_000;

/** Operations of tag User for the state of consoles. @internal */
export const consoleStateHandlers: Handlers = {
  user_consoleState: ({ state, caller, body, now }) => {
    if (caller.token !== null) state.consoles.set(caller.token, { sound: body.sound, at: now });
    const alive = [...state.consoles.values()].filter(({ at }) => now - at <= aliveMs);
    return {
      armedConsoles: alive.filter(({ sound }) => sound === 'on').length,
      hasEscalation: state.settings.escalation.some(({ emails, webhooks }) => emails.length + webhooks.length > 0),
      isClockHeld: false,
    };
  },
};
