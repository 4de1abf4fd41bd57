import { createGlobalThemeContract } from '@vanilla-extract/css';
import { sizes } from './base.ts';
import { dark } from './dark.ts';

/* The contract takes its names from the tables, so that a token exists once. */
function namesOf<Tokens extends Record<string, string>>(tokens: Tokens): Tokens {
  return Object.fromEntries(Object.keys(tokens).map((key) => [key, `pk-${key}`])) as Tokens; // same keys, by construction
}

/** Themed values as CSS variables: `color['surface-1']` is `var(--pk-surface-1)`. @public */
export const color = createGlobalThemeContract(namesOf(dark));

/** Unthemed values as CSS variables: `size['row']` is `var(--pk-row)`. @public */
export const size = createGlobalThemeContract(namesOf(sizes));
