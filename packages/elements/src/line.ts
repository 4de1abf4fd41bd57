import { type Access, createAccess } from './access.ts';
import type { ElementProblem } from './elements.types.ts';
import type { Line, LineOptions, LineState } from './line.types.ts';
import { mountLine } from './line-root.tsx';
import type { Member } from './member.ts';

export type { Line } from './line.types.ts';

/** Makes a line. Nothing is asked or sent before an element joins; everything ends when the last one leaves. @internal */
export function createLine({ baseUrl, getToken, onEmpty }: LineOptions): Line {
  const listeners = new Set<() => void>();
  const status = baseUrl === null || getToken === null ? 'waiting' : 'connecting';
  let state: LineState = { status, problem: null, members: [] };
  let access: Access | null = null;
  let unmount: (() => void) | null = null;

  const change = (part: Partial<LineState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const settle = (problem: ElementProblem | null | 'connecting'): void => {
    if (problem === 'connecting') change({ status: 'connecting', problem: null });
    else change({ status: problem ? 'failed' : 'ready', problem });
    if (problem === null || problem === 'connecting') return;
    line.tell('patrol-link', { state: 'off' });
    line.tell('patrol-error', problem);
  };
  const open = (): void => {
    if (baseUrl !== null && getToken !== null) {
      access = createAccess({ baseUrl, getToken, onChange: settle });
      access.open();
    }
    unmount = mountLine(line);
  };
  const end = (): void => {
    unmount?.();
    access?.end();
    unmount = access = null;
    onEmpty();
  };

  const line: Line = {
    join: (member) => {
      change({ members: [...state.members, member] });
      if (!unmount) open();
    },
    update: (member) => change({ members: state.members.map((known) => (known.key === member.key ? member : known)) }),
    leave: (key) => {
      change({ members: state.members.filter((member) => member.key !== key) });
      if (state.members.length === 0) end();
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connection: () => access,
    tryAgain: () => access?.open(),
    tell: (name, detail, view) => {
      const told = (member: Member): boolean => view === undefined || member.view === view;
      for (const { element } of state.members.filter(told)) {
        element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
      }
    },
  };
  return line;
}
