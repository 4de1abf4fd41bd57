/** Keys of the strip. @internal */
export type ShortcutKey = 'L' | 'M' | 'S' | 'C' | 'A';

const keys: readonly string[] = ['L', 'M', 'S', 'C', 'A'] satisfies readonly ShortcutKey[];

/** What is read from a KeyboardEvent. @internal */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
}

/** The strip's key that was pressed, or null. On a keyboard without Latin letters the place of the key counts. @internal */
export function shortcutOf(pressed: PressedKey): ShortcutKey | null {
  const { key, code, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = pressed;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
  const isLetter = key.length === 1 && keys.includes(letter);
  return isLetter ? (letter as ShortcutKey) : null; // includes() has just proved it
}

const untyped = 'checkbox radio button submit reset range color file image'
  .split(' ')
  .map((type) => `:not([type="${type}"])`)
  .join('');

/** Where letters mean something else: text fields, and lists that are searched by typing. @internal */
export const typingSelector = [
  `input${untyped}`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'menu'].map((role) => `[role="${role}"]`),
].join(',');
