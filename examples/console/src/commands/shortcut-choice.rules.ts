import type { ShortcutChoice, ShortcutKey } from '@patrolkit/react-components/alarm-strip';

/** Keys of the console as one supervisor has them. */
export interface KeptShortcuts {
  /** Whether single letters answer alarms; Ctrl+K and F6 always work. */
  readonly isOn: boolean;
  /** Letters that differ from the usual ones. */
  readonly letters: ShortcutChoice;
}

/** The answers that have a letter, in the order of the strip. */
export const answerKeys: readonly ShortcutKey[] = ['L', 'M', 'T', 'S', 'C', 'A'];

/** Reads what was kept; what makes no sense is as usual. */
export function readShortcuts(kept: unknown): KeptShortcuts {
  if (typeof kept !== 'object' || kept === null) return { isOn: true, letters: {} };
  const { isOn, letters } = kept as Partial<Record<keyof KeptShortcuts, unknown>>; // both are checked below
  const chosen = typeof letters === 'object' && letters !== null ? (letters as Record<string, unknown>) : {}; // each value is checked below
  const readable = answerKeys.flatMap((answer) => {
    const letter = chosen[answer];
    return typeof letter === 'string' && /^[A-Z]$/.test(letter) ? [[answer, letter] as const] : [];
  });
  const result = { isOn: isOn !== false, letters: Object.fromEntries(readable) };
  return hasClash(result.letters) ? { ...result, letters: {} } : result;
}

/** Whether one letter would mean two answers. */
export function hasClash(letters: ShortcutChoice): boolean {
  return new Set(answerKeys.map((answer) => letters[answer] ?? answer)).size < answerKeys.length;
}
