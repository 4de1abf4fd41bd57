import { useEffect, useState } from 'react';
import { useServices } from './services-context.tsx';

const retryMs = 10_000;

/** The installation's time zone (decision G31); undefined, for the browser's own, until the back end has told it. */
export function useTimeZone(): string | undefined {
  const { client } = useServices();
  const [timeZone, setTimeZone] = useState<string>();
  useEffect(() => {
    let cancel = (): void => {};
    let isWanted = true;
    const ask = async (): Promise<void> => {
      try {
        const config = await client.config.get();
        if (isWanted) setTimeZone(config.timeZone);
      } catch (error) {
        client.logger.warn('The time zone could not be asked for; trying again', { reason: String(error) });
        if (isWanted) cancel = client.timers.after(retryMs, () => void ask());
      }
    };
    void ask();
    return () => {
      isWanted = false;
      cancel();
    };
  }, [client]);
  return timeZone;
}
