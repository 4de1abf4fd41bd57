import type { PatrolConfig } from '@patrolkit/sdk/model';
import { createContext, useContext, useEffect, useState } from 'react';
import { useServices } from './services-context.tsx';

const retryMs = 10_000;

/** Asks the back end what it is until it has answered; null before. */
export function useAskedConfig(): PatrolConfig | null {
  const { client } = useServices();
  const [config, setConfig] = useState<PatrolConfig | null>(null);
  useEffect(() => {
    let cancel = (): void => {};
    let isWanted = true;
    const ask = async (): Promise<void> => {
      try {
        const answer = await client.config.get();
        if (isWanted) setConfig(answer);
      } catch (error) {
        client.logger.warn('The settings of the installation could not be asked for; trying again', {
          reason: String(error),
        });
        if (isWanted) cancel = client.timers.after(retryMs, () => void ask());
      }
    };
    void ask();
    return () => {
      isWanted = false;
      cancel();
    };
  }, [client]);
  return config;
}

/** What the installation is; given by the texts' provider, which needs its time zone. */
export const ConfigContext = createContext<PatrolConfig | null>(null);

/** What the installation is and can do; null until the back end has told it. */
export function useConfig(): PatrolConfig | null {
  return useContext(ConfigContext);
}
