import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/* Sorts behind every letter: c + last stands behind cz and before d. */
const last = '\uffff';

/*
 * Letters of their own in Croatian, as are Slovene's and Serbian's among them. The embedded database brings no collation
 * but the root one, which takes them for c, d, s and z. The digraph goes first, before its ž is replaced.
 */
const letters: readonly (readonly [letter: string, key: string])[] = [
  ['dž', `d${last}`],
  ['đ', `d${last}${last}`],
  ['č', `c${last}`],
  ['ć', `c${last}${last}`],
  ['lj', `l${last}`],
  ['nj', `n${last}`],
  ['š', `s${last}`],
  ['ž', `z${last}`],
];

/**
 * Order of a list by name as a Croatian dictionary has it, capital beside small letters and other scripts after Latin;
 * by id among equal names.
 */
export function byName(name: AnyPgColumn, id: AnyPgColumn): readonly SQL[] {
  const small = sql`lower(${name} collate "und-x-icu")`;
  const key = letters.reduce((text, [letter, to]) => sql`replace(${text}, ${letter}, ${to})`, small);
  return [sql`${key} collate "und-x-icu"`, sql`${id}`];
}
