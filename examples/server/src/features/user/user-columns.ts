import type { Wire } from '@patrolkit/sdk/wire';
import { type user, userGroup } from '../../db/schema.ts';
import type { NewRow, Writer } from '../../db/writer.ts';
import { invalid } from '../../http/problem.ts';
import { givenOr } from '../master-data/given-or.ts';
import { optionalLine, requiredLine } from '../master-data/given-text.ts';
import { optionalReference } from '../master-data/require-reference.ts';
import { givenStart } from './given-start.ts';

/* As for signing in (A5). */
const maxEmailLength = 254;

function emailOf(text: string | undefined): string | undefined {
  const email = text?.trim();
  if (email !== undefined && email.length > maxEmailLength) {
    throw invalid('email', 'tooLong', `must not have more than ${maxEmailLength} characters`);
  }
  return email;
}

/* Only what the contract names is stored; none of the three is no threshold of his own. */
function thresholdsOf(given: Wire<'Thresholds'>): Wire<'Thresholds'> | null {
  const { notMovingMeters, notMovingSeconds, notConnectedSeconds } = given;
  const entries = Object.entries({ notMovingMeters, notMovingSeconds, notConnectedSeconds });
  const named = entries.filter(([, value]) => value !== undefined);
  return named.length === 0 ? null : Object.fromEntries(named);
}

/** The row of a user as a body gives it; what it does not name stays as it was. Throws 400. */
export async function userColumns(
  writer: Writer,
  body: Wire<'User'>,
  before: typeof user.$inferSelect | null,
  passwordHash: string | null,
): Promise<NewRow<typeof user>> {
  const groupId = givenOr(body.idUserGroup, before?.groupId);
  return {
    name: requiredLine('name', body.name),
    role: body.role,
    email: givenOr(emailOf(body.email), before?.email),
    phone: optionalLine(givenOr(body.phone, before?.phone)),
    passwordHash: passwordHash ?? before?.passwordHash ?? null,
    ...givenStart(body, before),
    groupId: await optionalReference(writer, userGroup, groupId, 'idUserGroup', 'User group'),
    isActive: body.active ?? before?.isActive ?? true,
    thresholds: body.thresholds ? thresholdsOf(body.thresholds) : (before?.thresholds ?? null),
    ...(body.locale ? { locale: body.locale } : {}),
  };
}
