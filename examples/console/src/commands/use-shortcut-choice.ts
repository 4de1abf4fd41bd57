import { useArrangement } from '../services/use-arrangement.ts';
import { type KeptShortcuts, readShortcuts } from './shortcut-choice.rules.ts';

/** The keys of this supervisor, and how to change them; null brings the usual ones back. */
export function useShortcutChoice(): readonly [KeptShortcuts, (choice: KeptShortcuts | null) => void] {
  return useArrangement('shortcuts', readShortcuts);
}
