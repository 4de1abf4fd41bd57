import { Alert, ToastProvider } from '@patrolkit/react-components/controls';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { alertTextOf } from '../services/alert-text.ts';
import { ApiError } from '../services/api-error.ts';
import { useText } from '../services/texts.ts';
import * as css from './alerts.css.ts';

/** What else an alert says and offers. */
export interface AlertOptions {
  /** What was being done, and what still stands. */
  readonly doing?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Tells errors of part 8 without stopping anything (SD7). */
export interface Alerts {
  /** An error of a call; what is no error of a call is thrown on, for the page's own boundary. */
  tell(error: unknown, options?: AlertOptions): void;
  /** A text of its own. */
  say(title: string, options?: AlertOptions): void;
}

interface Shown extends AlertOptions {
  readonly id: number;
  readonly title: string;
}

const AlertsContext = createContext<Alerts | null>(null);

/** Holds the alerts and toasts of a page; the same text twice is shown once. */
export function AlertsProvider({ children }: { children: ReactNode }): ReactElement {
  const text = useText();
  const latestText = useRef(text);
  latestText.current = text;
  const nextId = useRef(0);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const alerts = useMemo<Alerts>(() => {
    const say = (title: string, options: AlertOptions = {}): void => {
      nextId.current += 1;
      const alert = { ...options, title, id: nextId.current };
      setShown((before) =>
        [...before.filter((one) => one.title !== title || one.doing !== alert.doing), alert].slice(-3),
      );
    };
    return {
      say,
      tell: (error, options) => {
        if (!(error instanceof ApiError)) throw error;
        const { id, values } = alertTextOf(error);
        say(latestText.current(id, values), options);
      },
    };
  }, []);
  const close = useCallback((id: number) => setShown((before) => before.filter((alert) => alert.id !== id)), []);
  return (
    <AlertsContext value={alerts}>
      <ToastProvider label={text('console.notices')}>
        {children}
        <div className={css.alerts}>
          {shown.map(({ id, title, doing, onRetry }) => (
            <Alert
              detail={doing}
              key={id}
              onClose={() => close(id)}
              onRetry={
                onRetry &&
                (() => {
                  close(id);
                  onRetry();
                })
              }
              title={title}
            />
          ))}
        </div>
      </ToastProvider>
    </AlertsContext>
  );
}

/** The alerts of the page. */
export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext);
  if (!alerts) throw new Error('The console was rendered without its <AlertsProvider>.');
  return alerts;
}
