import type { ThemeToken } from './dark.ts';

/** A themed value as CSS text, for what draws at run time: the contract itself would bring every name along. @internal */
export function themed(token: ThemeToken): string {
  return `var(--pk-${token})`;
}
