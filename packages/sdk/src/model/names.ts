import { parseIdList } from './id-list.ts';
import type { User } from './user.ts';

/** Users by their ids, as a directory has them. @public */
export type UsersById = ReadonlyMap<number, Pick<User, 'name'>>;

/** Words for what has no name; hosts give translated ones. @public */
export interface NameTexts {
  /** @default 'Unknown User' */
  readonly unknownUser?: string | undefined;
  /** @default 'Self documentation' */
  readonly selfDocumentation?: string | undefined;
}

/** Name of a user, or 'Unknown User' when nobody has the id (S8.26). @public */
export function userName(
  userId: number | null,
  users: UsersById,
  { unknownUser = 'Unknown User' }: NameTexts = {},
): string {
  return (userId === null ? undefined : users.get(userId)?.name) ?? unknownUser;
}

/** Names of the recipients in the wire's `'3,7'` or as ids; 'Self documentation' when there are none (S8.27). @public */
export function recipients(
  sendTo: string | readonly number[] | null | undefined,
  users: UsersById,
  texts: NameTexts = {},
): string {
  const ids = typeof sendTo === 'object' && sendTo !== null ? sendTo : (parseIdList(sendTo) ?? []);
  if (ids.length === 0) return texts.selfDocumentation ?? 'Self documentation';
  return ids.map((id) => userName(id, users, texts)).join(', ');
}
