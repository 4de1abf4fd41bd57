import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Name of the box that stands for every state at once, for what the machine takes wherever it is. */
const anywhere = 'anyState';

/** Name of a guard or an action; a function that was written in place has none. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const isNamed = typeof part === 'object' && part !== null && 'type' in part;
  return isNamed ? String(part.type) : 'inline';
}

/** `xstate.done.actor.sendMessage` is read as `sendMessage done`. */
function eventName(eventType: string): string {
  const [, how, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (actor) return `${actor} ${how === 'done' ? 'done' : 'failed'}`;
  return eventType === '' ? 'always' : eventType;
}

/** `event [guard] / action, action` */
function labelOf({ eventType, guard, actions }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : ` [${nameOf(guard)}]`;
  const effects = actions.length === 0 ? '' : ` / ${actions.map(nameOf).join(', ')}`;
  return `${eventName(eventType)}${condition}${effects}`;
}

function transitionLines(name: string, transition: AnyTransitionDefinition): string[] {
  const label = labelOf(transition);
  const targets = transition.target ?? [];
  /* Without a target nothing is left: it stands inside the box. */
  return targets.length === 0 ? [`${name} : ${label}`] : targets.map(({ key }) => `${name} --> ${key} : ${label}`);
}

function stateLines(node: AnyStateNode, name: string, title: string): string[] {
  const during = [
    ...node.entry.map((action) => `entry / ${nameOf(action)}`),
    ...node.invoke.map(({ id }) => `runs ${id}`),
    ...node.exit.map((action) => `exit / ${nameOf(action)}`),
  ];
  const transitions = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
  const lines = transitions.flatMap((transition) => transitionLines(name, transition));
  /* Mermaid takes the first line of a box as its title. */
  return [`${name} : ${title}`, ...during.map((line) => `${name} : ${line}`), ...lines];
}

/**
 * A machine as a Mermaid `stateDiagram-v2`, lines in the order of its definition. In a box: entry and exit actions, the
 * actor that runs, and what an event does without leaving the state; on an arrow: `event [guard] / actions`.
 * For flat machines, as all of this package are.
 * @internal
 */
export function diagramOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const states: AnyStateNode[] = Object.values(root.states);
  const isAnywhere = root.transitions.size > 0 || root.entry.length > 0;
  const initial = root.initial.target?.map(({ key }) => `[*] --> ${key}`) ?? [];
  const lines = [
    ...initial,
    ...(isAnywhere ? stateLines(root, anywhere, 'in every state') : []),
    ...states.flatMap((state) => stateLines(state, state.key, state.key)),
  ];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n');
}
