import './dialogs.css.ts';
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
import { Toast, type ToastContent } from './toast.tsx';

/** How a part of the page tells something in passing. Never for alarms. @internal */
export interface Toasts {
  /** Shows it for 6 s, and while hovered or focused. */
  show(toast: ToastContent): void;
}

interface Shown extends ToastContent {
  readonly id: number;
}

const ToastsContext = createContext<Toasts | null>(null);
ToastsContext.displayName = 'ToastsContext';

/** More than these at once push the oldest out. */
const limit = 5;

/** Holds the toasts of a page and draws them at the bottom left. @internal */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }): ReactElement {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const nextId = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        nextId.current += 1;
        const id = nextId.current;
        setShown((before) => [...before, { ...toast, id }].slice(-limit));
      },
    }),
    [],
  );
  const close = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  return (
    <ToastsContext value={toasts}>
      {children}
      <section aria-label={label} aria-live="polite" className="pk-Toasts">
        {shown.map((toast) => (
          <Toast key={toast.id} onClose={() => close(toast.id)} toast={toast} />
        ))}
      </section>
    </ToastsContext>
  );
}

const nobody: Toasts = { show: () => {} };

/** The toasts of the page; without a {@link ToastProvider} nothing is shown. @internal */
export function useToasts(): Toasts {
  return useContext(ToastsContext) ?? nobody;
}
