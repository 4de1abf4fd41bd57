import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { ReactElement } from 'react';
import { useText } from '../services/texts.ts';

/** The window's title counts open alarms, so that a hidden tab shows them too. */
export function AlarmTitle(): ReactElement {
  const text = useText();
  const patrol = usePatrol();
  const { open } = useLive().alarm;
  const first = open.find((event) => event.type === 'GuardPanic') ?? open[0];
  if (!first) return <title>{text('console.title')}</title>;
  const alarm = patrol.text(`eventType.${first.type}`);
  return <title>{text('console.title.alarms', { count: open.length, alarm })}</title>;
}
