import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime, type ReportDelivery } from '@patrolkit/sdk/model';
import { useMemo } from 'react';
import { useText } from '../../services/texts.ts';

/** How a sending is told in words. */
export interface DeliveryWords {
  /** Whether it went out, or why not. */
  state(delivery: ReportDelivery): string;
  by(delivery: ReportDelivery): string;
  period(delivery: ReportDelivery): string;
}

/** Words for what was sent. */
export function useDeliveryWords(): DeliveryWords {
  const text = useText();
  const { timeZone } = usePatrol();
  return useMemo(
    () => ({
      state: ({ error, waiting }) => {
        const state = waiting > 0 ? text('console.sent.waiting', { count: waiting }) : text('console.sent.done');
        return error === null ? state : waiting > 0 ? `${state}. ${error}` : error;
      },
      by: ({ userName }) => userName ?? text('console.sent.clock'),
      period: ({ from, to }) =>
        from === null || to === null ? '' : `${formatDateTime(from, timeZone)} – ${formatDateTime(to, timeZone)}`,
    }),
    [text, timeZone],
  );
}
