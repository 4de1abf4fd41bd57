import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { diagramOf } from './diagram-of.ts';

const doorSetup = setup({
  types: { events: {} as { type: 'door.push' } | { type: 'door.knock' } | { type: 'door.fire' } },
  actors: { turn: fromPromise(async () => {}) },
  actions: { ring: () => {}, creak: () => {}, lock: () => {} },
  guards: { isUnlocked: () => true },
});

test('states, the first one, arrows with event, condition and actions, and what happens inside a state', () => {
  const door = doorSetup.createMachine({
    initial: 'shut',
    states: {
      shut: {
        entry: 'lock',
        exit: 'creak',
        on: {
          'door.push': { guard: 'isUnlocked', target: 'opening', actions: ['ring', 'creak'] },
          'door.knock': { actions: 'ring' },
        },
      },
      opening: {
        invoke: { id: 'turn', src: 'turn', onDone: { target: 'open' }, onError: { target: 'shut' } },
      },
      open: { always: { guard: 'isUnlocked', target: 'shut' } },
    },
  });
  expect(diagramOf(door)).toBe(
    [
      'stateDiagram-v2',
      '  [*] --> shut',
      '  shut : shut',
      '  shut : entry / lock',
      '  shut : exit / creak',
      '  shut --> opening : door.push [isUnlocked] / ring, creak',
      '  shut : door.knock / ring',
      '  opening : opening',
      '  opening : runs turn',
      '  opening --> open : turn done',
      '  opening --> shut : turn failed',
      '  open : open',
      '  open --> shut : always [isUnlocked]',
      '',
    ].join('\n'),
  );
});

test('what a machine takes in every state stands in a box of its own', () => {
  const door = doorSetup.createMachine({
    initial: 'shut',
    entry: 'lock',
    on: { 'door.fire': { target: '.open' }, 'door.knock': { actions: 'ring' } },
    states: { shut: {}, open: {} },
  });
  expect(diagramOf(door).split('\n').slice(2, 6)).toEqual([
    '  anyState : in every state',
    '  anyState : entry / lock',
    '  anyState --> open : door.fire',
    '  anyState : door.knock / ring',
  ]);
});

test('a part with parameters is known by its type, one written in place has no name', () => {
  const machine = setup({ actions: { ring: (_, _params: { times: number }) => {} } }).createMachine({
    on: { '*': { guard: () => true, actions: { type: 'ring', params: { times: 2 } } } },
  });
  expect(diagramOf(machine)).toContain('  anyState : * [inline] / ring\n');
});
