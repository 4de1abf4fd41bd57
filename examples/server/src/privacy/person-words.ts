import { and, eq, isNotNull, or } from 'drizzle-orm';
import { roles } from '../auth/policy-table.ts';
import type { Reader } from '../db/reader.ts';
import { audit, type user } from '../db/schema.ts';

type Person = typeof user.$inferSelect;

/** What stands on events and lists for somebody whose data has been erased (C13). */
export function formerName(userId: number): string {
  return `Former user ${userId}`;
}

/** What a person is and was called. */
export interface PersonWords {
  readonly names: readonly string[];
  readonly emails: readonly string[];
}

function textsOf(value: unknown, field: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, text]) => (name === field && typeof text === 'string' ? [text] : []));
}

/** Collects what the audit log and the row itself call a person. */
export async function personWords(reader: Reader, person: Person): Promise<PersonWords> {
  const isTelling = or(isNotNull(audit.before), isNotNull(audit.after));
  const rows = await reader.rows(audit, and(eq(audit.entity, 'user'), eq(audit.entityId, person.id), isTelling));
  const told: unknown[] = [person, ...rows.flatMap(({ before, after }) => [before, after])];
  /* An account that is called like a role would take that word out of every row about that role. */
  const isOwn = (word: string): boolean =>
    word !== '' && word !== formerName(person.id) && !roles.some((role) => role === word);
  const collect = (field: string): string[] => [
    ...new Set(told.flatMap((value) => textsOf(value, field)).filter(isOwn)),
  ];
  return { names: collect('name'), emails: collect('email') };
}
