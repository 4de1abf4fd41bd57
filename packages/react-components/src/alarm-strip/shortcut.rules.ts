/** Answers of the strip, by the keys they have unless a user has chosen others. @public */
export type ShortcutKey = 'L' | 'M' | 'T' | 'S' | 'C' | 'A';

const answers: readonly ShortcutKey[] = ['L', 'M', 'T', 'S', 'C', 'A'];

/** Other letters for the answers: `{ C: 'P' }` confirms with P. @public */
export type ShortcutChoice = Partial<Readonly<Record<ShortcutKey, string>>>;

/** The letter of each answer; none where keys are off. @internal */
export function shortcutLetters(choice: boolean | ShortcutChoice | undefined): ShortcutChoice {
  if (choice === false) return {};
  const chosen = typeof choice === 'object' ? choice : {};
  return Object.fromEntries(answers.map((answer) => [answer, (chosen[answer] ?? answer).toUpperCase()]));
}

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

/** The answer whose key was pressed, or null. On a keyboard without Latin letters the place of the key counts. @internal */
export function shortcutOf(pressed: PressedKey, letters: ShortcutChoice = shortcutLetters(true)): ShortcutKey | null {
  const { key, code, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = pressed;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
  return key.length === 1 ? (answers.find((answer) => letters[answer] === letter) ?? null) : null;
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
