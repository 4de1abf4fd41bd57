import type { ReactElement } from 'react';
import { dropPath, markPath, octagonPath, pausePath } from './guard-shapes.ts';
import type { GuardState } from './guard-state.ts';

/** The drawing of a guard's marker in the list, the same shapes as on the map. @internal */
export function GuardShape({ state, heading }: { state: GuardState; heading: number | null }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className="pk-GuardMap-shape"
      data-state={state}
      focusable="false"
      height={24}
      viewBox="-14 -14 28 28"
      width={24}
    >
      {state === 'moving' ? <Moving heading={heading} /> : null}
      {state === 'panic' ? <Panic /> : null}
      {state === 'not-moving' || state === 'not-connected' ? <Ring state={state} /> : null}
    </svg>
  );
}

function Moving({ heading }: { heading: number | null }): ReactElement {
  return (
    <>
      {heading === null ? (
        <circle className="pk-GuardMap-guardFill" r={7} />
      ) : (
        <path className="pk-GuardMap-guardFill" d={dropPath} transform={`rotate(${Math.round(heading)})`} />
      )}
      <circle className="pk-GuardMap-casingFill" r={2.2} />
    </>
  );
}

function Ring({ state }: { state: GuardState }): ReactElement {
  const isStanding = state === 'not-moving';
  return (
    <>
      <circle className="pk-GuardMap-casingFill" r={7.5} />
      <circle
        className="pk-GuardMap-ring"
        r={5.5}
        strokeDasharray={isStanding ? undefined : '2.300 2'}
        strokeWidth={2}
      />
      {isStanding ? <path className="pk-GuardMap-ring" d={pausePath} strokeWidth={1.5} /> : null}
    </>
  );
}

function Panic(): ReactElement {
  return (
    <>
      <path className="pk-GuardMap-panicFill" d={octagonPath} />
      <path className="pk-GuardMap-panicMark" d={markPath} />
      <circle className="pk-GuardMap-casingFill" cy={5.5} r={1.7} />
    </>
  );
}
