import type { PatrolClient } from '@patrolkit/sdk';
import type { Preferences } from '@patrolkit/sdk/live';
import { useEffect, useState } from 'react';

/**
 * The installation's id: the one kept from the last visit until the back end has told it, '' while nobody knows.
 * Nothing that sounds an alarm waits for it.
 * @internal
 */
export function useInstallationId(client: PatrolClient, preferences: Preferences): string {
  const [installationId, setInstallationId] = useState(() => preferences.get('installation') ?? '');
  useEffect(() => {
    let isWanted = true;
    client.config.get().then(
      (config) => {
        if (!isWanted) return;
        preferences.set('installation', config.installationId);
        setInstallationId(config.installationId);
      },
      (error: unknown) =>
        client.logger.warn('The installation could not be asked who it is', { reason: String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [client, preferences]);
  return installationId;
}
