import type { ReactElement } from 'react';
import type { ElementProblem } from './elements.types.ts';
import type { LineState } from './line.types.ts';
import { StatusPanel } from './status-panel.tsx';

const titles = { token: 'noToken', refused: 'refused', network: 'unreachable', action: 'broken' } as const;

/** What an element shows before there is a session, and when there cannot be one. @internal */
export function LineStatus(props: {
  status: LineState['status'];
  problem: ElementProblem | null;
  onTryAgain: () => void;
}): ReactElement {
  const { status, problem, onTryAgain } = props;
  if (problem) return <StatusPanel detail="noAlarms" onTryAgain={onTryAgain} title={titles[problem.kind]} />;
  return <StatusPanel title={status === 'waiting' ? 'waiting' : 'connecting'} />;
}
