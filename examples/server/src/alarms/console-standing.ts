import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import { consoleState } from '../db/schema.ts';
import type { ScopedCall } from '../http/operation.ts';
import { isClockHeld } from '../patrol/clock-hold.ts';
import type { Services } from '../services.ts';
import { readTenantSettings, type TenantSettings } from '../settings/tenant-settings.ts';
import { armedConsoles } from './armed-consoles.ts';

/*
 * Whether anybody would be called: an empty list calls nobody, nor do webhooks without their key, nor mails that stay
 * in a folder, but in the demo, where the folder is all there is.
 */
function hasEscalation(
  { escalation, webhookSecret }: TenantSettings,
  { smtpUrl, isDemo }: Services['config'],
): boolean {
  const canMail = smtpUrl !== null || isDemo;
  return escalation.some(
    ({ emails, webhooks }) => (canMail && emails.length > 0) || (webhookSecret !== null && webhooks.length > 0),
  );
}

/**
 * POST /api/User/ConsoleState: keeps what the caller's console says of its sound and answers how the tenant stands.
 * A sign of life that comes every 30 s is no change that anybody has to answer for: it leaves no audit row.
 */
export async function noteConsoleState(
  { config, clock, db }: Services,
  { scope, repository, body }: ScopedCall<'user_consoleState'>,
): Promise<Wire<'ConsoleStanding'>> {
  const now = clock.now();
  const at = new Date(now).toISOString();
  if (scope.sessionId !== null) {
    await repository.query(
      (tenantId) => sql`
        insert into ${consoleState} (tenant_id, session_id, user_id, sound, at)
        values (${tenantId}, ${scope.sessionId}, ${scope.userId}, ${body.sound}, ${at}::timestamptz)
        on conflict (tenant_id, session_id) do update set sound = excluded.sound, at = excluded.at`,
    );
  }
  return {
    armedConsoles: (await armedConsoles(repository, config.operatorAccess, now)).length,
    hasEscalation: hasEscalation(await readTenantSettings(repository), config),
    isClockHeld: await isClockHeld(db),
  };
}
