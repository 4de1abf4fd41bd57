import { mapLink, type PatrolEvent } from '@patrolkit/sdk/model';
import { useCallback, useState } from 'react';
import { useToasts } from '../controls/toasts.tsx';
import { usePatrol } from '../provider/index.ts';

/** The link of an event: what the host gives, or its place on a public map; null for none. @internal */
export function eventLink(
  event: PatrolEvent,
  linkTo: ((event: PatrolEvent) => string | null) | undefined,
): string | null {
  if (linkTo) return linkTo(event);
  return event.position && mapLink(event.position);
}

/** Copying links, and one that could not be copied. @internal */
export interface CopiedLink {
  readonly copy: (link: string) => void;
  /** Shown to be copied by hand. */
  readonly failed: string | null;
  readonly close: () => void;
}

/** Copies a link and says so; what cannot be copied is shown instead. @internal */
export function useCopiedLink(): CopiedLink {
  const { text } = usePatrol();
  const toasts = useToasts();
  const [failed, setFailed] = useState<string | null>(null);
  const copy = useCallback(
    (link: string): void => {
      /* No clipboard outside of https, and a browser may refuse it. */
      const written = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
      written.then(
        () => {
          setFailed(null);
          toasts.show({ text: text('eventGrid.linkCopied') });
        },
        () => setFailed(link),
      );
    },
    [toasts, text],
  );
  return { copy, failed, close: useCallback(() => setFailed(null), []) };
}
