import { useEffect, useEffectEvent } from 'react';
import { type ShortcutChoice, type ShortcutKey, shortcutOf, typingSelector } from './shortcut.rules.ts';

/** What each key does now; a key without an action is left to others. @internal */
export type ShortcutActions = Partial<Record<ShortcutKey, (() => void) | undefined>>;

/** Keys of the whole page, except where somebody types. @internal */
export function useShortcuts(actions: ShortcutActions, letters: ShortcutChoice): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event, letters);
    const action = key && actions[key];
    const target = event.composedPath()[0];
    if (!action || (target instanceof Element && target.closest(typingSelector))) return;
    event.preventDefault();
    action();
  });
  const isOn = Object.keys(letters).length > 0;
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
