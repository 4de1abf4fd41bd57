import { useServices } from './services-context.tsx';

/**
 * Ends the session in every window of this browser: sounds stop with the feed, section windows close, and all others go
 * to the sign-in screen (S2.32 to S2.35).
 */
export function useLogOut(): () => void {
  const { client, windows } = useServices();
  return () => {
    windows.closeAll();
    /* The session ends here whatever the server answers; what it did not hear runs out by itself. */
    client.user
      .logout()
      .catch((error: unknown) => client.logger.warn('Log-out did not reach the server', { reason: String(error) }));
  };
}
