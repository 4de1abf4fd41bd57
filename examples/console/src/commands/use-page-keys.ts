import { useEffect, useEffectEvent, useRef } from 'react';

/** What the keys of every screen do. */
export interface PageKeys {
  readonly openCommands: () => void;
  readonly openShortcuts: () => void;
}

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=textbox], [role=combobox]';

/** Ctrl+K opens the commands, ? the sheet, F6 goes to the strip and back to where it came from. */
export function usePageKeys(keys: PageKeys): void {
  const cameFrom = useRef<HTMLElement | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.composedPath()[0];
    const isTyping = target instanceof Element && target.closest(typing) !== null;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      keys.openCommands();
    } else if (event.key === '?' && !isTyping && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      keys.openShortcuts();
    } else if (event.key === 'F6') {
      event.preventDefault();
      cameFrom.current = goToStripAndBack(cameFrom.current);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Moves the focus; answers what it came from while it is in the strip. */
function goToStripAndBack(cameFrom: HTMLElement | null): HTMLElement | null {
  const strip = document.querySelector('.pk-AlarmStrip');
  const active = document.activeElement;
  if (strip?.contains(active)) {
    const back = cameFrom?.isConnected ? cameFrom : document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
    back?.focus();
    return null;
  }
  const buttons = strip?.querySelectorAll<HTMLElement>('button:not(:disabled)');
  (strip?.querySelector<HTMLElement>('button[data-primary]') ?? buttons?.[0])?.focus();
  return active instanceof HTMLElement ? active : null;
}
