import type { Wire } from '../../wire/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { conflict, forbidden, notFound } from '../http/refusal.ts';
import { givenOr, optionalLine, requiredLine } from '../master-data/given-values.ts';
import { byName, listRows } from '../master-data/list-rows.ts';
import { duplicate, optionalReference, saveRow } from '../master-data/save-row.ts';
import type { UserRow, UserValues } from '../state/rows.ts';
import { givenStart } from './given-start.ts';
import { checkNewPassword } from './password-rules.ts';
import { effectivePolicies } from './policies.ts';
import { endSessions } from './sessions.ts';
import { userOfEmail } from './sign-in.ts';
import { userToWire } from './user-to-wire.ts';

type ManageCall = Pick<Call, 'state' | 'caller'>;

/* Whoever was given users.write could otherwise set an administrator's password and be one. */
function refuseAbove({ state, caller }: ManageCall, role: Wire<'Role'>): void {
  if (caller.policies.includes('policy.write')) return;
  const isAbove = (policy: string): boolean => policy !== 'device.use' && !caller.policies.includes(policy);
  const lacking = effectivePolicies(state, role).find(isAbove);
  if (lacking !== undefined) throw forbidden(lacking);
}

/* C10: a tenant keeps one active administrator. */
function keepAdministrator({ state }: ManageCall, { id, role, isActive }: UserRow): void {
  if (role !== 'Administrator' || !isActive) return;
  const isOther = (user: UserRow): boolean => user.id !== id && user.role === 'Administrator' && user.isActive;
  if (state.users.all().some(isOther)) return;
  throw conflict('User is the last active administrator', 'idUser', 'lastAdministrator');
}

function refuseSelf({ caller }: ManageCall, id: number, what: string): void {
  if (caller.userId === id) throw conflict(`You cannot ${what} yourself`, 'idUser', 'self');
}

function valuesOf(call: Call<'user_save'>, before: UserRow | null): UserValues {
  const { body, state } = call;
  if (before) refuseAbove(call, before.role);
  refuseAbove(call, body.role);
  if (before && body.active === false) refuseSelf(call, before.id, 'deactivate');
  const isActive = body.active ?? before?.isActive ?? true;
  if (before && (body.role !== 'Administrator' || !isActive)) keepAdministrator(call, before);
  const email = givenOr(body.email?.trim(), before?.email);
  if (email !== null && (userOfEmail(state, email)?.id ?? before?.id) !== before?.id) {
    throw duplicate('email', `E-mail ${body.email} is already registered`);
  }
  const groups = { table: state.groups, title: 'User group' };
  return {
    name: requiredLine('name', body.name),
    role: body.role,
    email,
    phone: optionalLine(givenOr(body.phone, before?.phone)),
    password: body.password ?? before?.password ?? null,
    ...givenStart(body, before),
    groupId: optionalReference(groups, givenOr(body.idUserGroup, before?.groupId), 'idUserGroup'),
    isActive,
    thresholds: body.thresholds ?? before?.thresholds ?? null,
    locale: body.locale ?? before?.locale ?? 'hr',
  };
}

/* What of a user's access the new row ends, and why. */
function endingOf(before: UserRow, after: UserRow): string | null {
  if (before.isActive && !after.isActive) return 'the account was deactivated';
  if (before.role !== after.role) return 'the role has changed';
  return before.password === after.password ? null : 'the password has changed';
}

/** Operations of tag User that manage people. @internal */
export const userHandlers: Handlers = {
  user_getAll: (call) => {
    const { state, caller } = call;
    const isCaller = ({ id }: UserRow): number => Number(id === caller.userId);
    const rows = state.users.all().sort((a, b) => isCaller(b) - isCaller(a) || byName(a, b));
    const isWhole = caller.policies.includes('users.write');
    return listRows(call, rows).map((row) => userToWire(state, row, isWhole));
  },
  user_save: (call) => {
    const { body, state, caller } = call;
    if (body.password !== undefined) checkNewPassword(body.password);
    const before = state.users.get(body.idUser);
    const row = saveRow(call, { table: state.users, title: 'User' }, body.idUser, (known) => valuesOf(call, known));
    const reason = before && endingOf(before, row);
    const isKept = before?.role === row.role && row.isActive;
    if (reason) endSessions(state, row.id, reason, isKept ? caller.token : null);
    return userToWire(state, row, true);
  },
  user_delete: (call) => {
    const { params, state } = call;
    const row = state.users.get(params.id);
    if (!row) throw notFound(`User ${params.id}`);
    if (!row.isActive) return undefined;
    refuseAbove(call, row.role);
    keepAdministrator(call, row);
    refuseSelf(call, row.id, 'delete');
    const { id, version } = state.users.update(row.id, { isActive: false });
    state.feed.add({ kind: 'master', reason: 'deleted', id, version });
    endSessions(state, id, 'the account was deactivated');
    return undefined;
  },
};
