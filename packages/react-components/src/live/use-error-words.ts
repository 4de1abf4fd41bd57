import { describeError } from '@patrolkit/sdk';
import { CommentError } from '@patrolkit/sdk/realtime';
import { useCallback } from 'react';
import { usePatrol } from '../provider/index.ts';

/** The exact text of a failed call, in the language of the provider (part 8 of the product description). @internal */
export function useErrorWords(): (error: unknown) => string {
  const { text } = usePatrol();
  return useCallback(
    (error) => {
      if (error instanceof CommentError) {
        if (error.reason === 'unanswered') return text('live.commentUnanswered');
        return text('live.error.error', { lines: error.lines });
      }
      const { id, values } = describeError(error);
      return text(`live.error.${id}`, values);
    },
    [text],
  );
}
