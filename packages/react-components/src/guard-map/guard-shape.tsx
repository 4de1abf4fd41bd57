import type { ReactElement } from 'react';

/** State of a guard that his marker shows; the gravest wins. @internal */
export type GuardState = 'panic' | 'not-connected' | 'not-moving' | 'moving';

/** The drawing of a guard's marker, each state by its own shape. @internal */
export function GuardShape({ state, heading }: { state: GuardState; heading: number | null }): ReactElement {
  return (
    <svg aria-hidden="true" focusable="false" height={44} viewBox="-22 -22 44 44" width={44}>
      {state === 'panic' ? <Panic /> : null}
      {state === 'not-moving' ? <NotMoving /> : null}
      {state === 'not-connected' ? <NotConnected /> : null}
      {state === 'moving' ? <Moving heading={heading} /> : null}
    </svg>
  );
}

function Moving({ heading }: { heading: number | null }): ReactElement {
  return (
    <>
      {heading === null ? (
        <circle className="pk-GuardMap-guardFill" r={7} />
      ) : (
        <path
          className="pk-GuardMap-guardFill"
          d="M0-13.500 5.300-4.600A7 7 0 1 1-5.300-4.600z"
          transform={`rotate(${Math.round(heading)})`}
        />
      )}
      <circle className="pk-GuardMap-casingFill" r={2.2} />
    </>
  );
}

function NotMoving(): ReactElement {
  return (
    <>
      <circle className="pk-GuardMap-casingFill" r={7.5} />
      <circle className="pk-GuardMap-ring" r={5.5} strokeWidth={2} />
      <path className="pk-GuardMap-ring" d="M-1.500-2.200v4.400M1.500-2.200v4.400" strokeWidth={1.5} />
    </>
  );
}

function NotConnected(): ReactElement {
  return (
    <>
      <circle className="pk-GuardMap-casingFill" r={7.5} />
      <circle className="pk-GuardMap-ring" r={5.5} strokeDasharray="2.300 2" strokeWidth={2} />
    </>
  );
}

function Panic(): ReactElement {
  return (
    <>
      <circle className="pk-GuardMap-pulse" r={20} />
      <path className="pk-GuardMap-panicFill" d="M-5-12H5L12-5V5L5 12H-5L-12 5V-5z" />
      <path className="pk-GuardMap-panicMark" d="M0-6.500v7.500" />
      <circle className="pk-GuardMap-casingFill" cy={5.5} r={1.7} />
    </>
  );
}
