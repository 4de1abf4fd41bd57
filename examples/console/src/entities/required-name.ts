import type { useText } from '../services/texts.ts';

/** What is wrong with a name that must be given. */
export function requiredName(name: string, text: ReturnType<typeof useText>): Readonly<Record<string, string>> {
  return name.trim() === '' ? { name: text('console.entity.required') } : {};
}
