import { type FailedConfirm, LiveAlarmStrip, LiveProvider } from '@patrolkit/react-components/live';
import en from '@patrolkit/react-components/messages/en.json';
import { PatrolProvider } from '@patrolkit/react-components/provider';
import { describeError } from '@patrolkit/sdk';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { PatrolLine } from './patrol-line.ts';

/** Everything below it is live, and alarms are seen and heard on every page. */
export function PatrolSurroundings(props: { line: PatrolLine; children: ReactNode }): ReactElement {
  const { client, feed } = props.line;
  const [problem, setProblem] = useState('');
  const tell = ([first, ...more]: readonly FailedConfirm[]): void => {
    if (first) setProblem(`${more.length + 1} not confirmed: ${describeError(first.error).text}`);
  };
  return (
    <PatrolProvider language="en" messages={en}>
      <LiveProvider client={client} feed={feed} onConfirmFailed={tell}>
        <LiveAlarmStrip />
        {problem !== '' && (
          <p className="notice" role="alert">
            {problem}{' '}
            <button type="button" onClick={() => setProblem('')}>
              Close
            </button>
          </p>
        )}
        {props.children}
      </LiveProvider>
    </PatrolProvider>
  );
}
