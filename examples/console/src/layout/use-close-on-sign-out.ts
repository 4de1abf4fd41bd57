import { useEffect } from 'react';
import { isSectionWindow } from '../services/section-windows.ts';
import { useServices } from '../services/services-context.tsx';

/** A section's window closes when another window signs out (S2.33); one that the browser keeps goes to /login. */
export function useCloseOnSignOut(): void {
  const { client } = useServices();
  useEffect(
    () =>
      client.session.subscribe((session, reason) => {
        if (session === null && reason === 'other-window' && isSectionWindow()) window.close();
      }),
    [client],
  );
}
