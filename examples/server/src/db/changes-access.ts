/* What a session's rights are made of (session-rows.ts). */
const tables = 'tenant|session|user_account|user_group|role_policy';
const writes = new RegExp(
  `\\b(?:insert into|update|delete from|merge into|truncate(?: table)?|alter table)\\s+(?:only\\s+)?"?(?:${tables})"?(?![\\w"])`,
  'i',
);
/* A use of a session, which makes it live longer and changes nothing else. */
const isUse = /^update "session" set "last_used_at" = \$1 where/;

/** Whether a statement may change who may do what: a word too many costs a look-up, one too few a right. */
export const changesAccess = (sql: string): boolean => writes.test(sql) && !isUse.test(sql);
