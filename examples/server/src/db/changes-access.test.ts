import { expect, test } from 'vitest';
import { changesAccess } from './changes-access.ts';

test.each([
  'update "session" set "revoked_at" = $1 where "session"."id" = $2',
  'insert into "session" ("id", "tenant_id") values (default, $1)',
  'delete from "session" where id in (select 1)',
  'update "user_account" set "is_active" = $1',
  'UPDATE user_account SET role = $1',
  'with gone as (\n  delete from user_group where id = $1 returning id) select * from gone',
  'insert into "role_policy" ("tenant_id") values ($1) on conflict do update set "policies" = $2',
  'truncate table tenant cascade',
  'alter table "user_group" add column x int',
])('C10 %s may change who may do what', (sql) => {
  expect(changesAccess(sql)).toBe(true);
});

test.each([
  'select * from "session" where "token_hash" = $1 for update',
  'update "session" set "last_used_at" = $1 where "session"."id" in ($2, $3)',
  'insert into "event" ("id") values (default)',
  'update "session_note" set "x" = 1',
  'update "event" set "description" = $1',
])('%s changes no rights', (sql) => {
  expect(changesAccess(sql)).toBe(false);
});
