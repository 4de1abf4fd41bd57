import { type ComponentType, type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useAlerts } from '../errors/alerts.tsx';
import { useText } from '../services/texts.ts';

/**
 * A part of the page that is fetched when it is first shown. Unlike React's lazy a failed fetch (the network is gone,
 * the server has been upgraded) takes nothing else down: it is told, can be tried again, and alarms go on.
 */
export function late<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement | null {
  return function Late(props: Props): ReactElement | null {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const alerts = useAlerts();
    const text = useText();
    const ask = useEffectEvent((isWanted: () => boolean) => {
      fetchPart().then(
        (part) => isWanted() && setPart(() => part),
        () =>
          isWanted() &&
          alerts.say(text('console.late.failed'), {
            doing: text('console.late.what'),
            onRetry: () => ask(isWanted),
          }),
      );
    });
    useEffect(() => {
      let isMounted = true;
      ask(() => isMounted);
      return () => {
        isMounted = false;
      };
    }, []);
    return Part && <Part {...props} />;
  };
}
