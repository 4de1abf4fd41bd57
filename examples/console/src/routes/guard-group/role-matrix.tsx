import { useToasts } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import type { Policy, Role, RoleRights } from '@patrolkit/sdk/model';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useAlerts } from '../../errors/alerts.tsx';
import { type TextId, useText } from '../../services/texts.ts';
import { useSession } from '../../services/use-session.ts';
import { roleTextId } from '../users/roles.ts';
import * as css from './role-matrix.css.ts';

/** Roles whose rights are a choice; a guard's phone has its own, and nobody else may have that. */
const shownRoles: readonly Role[] = ['Administrator', 'Operator'];

/** What a right does, in the language of the console; the server's own English where there is no such text. */
const policyTexts: Readonly<Record<string, TextId>> = {
  'dashboard.view': 'console.policy.dashboard.view',
  'lookup.read': 'console.policy.lookup.read',
  'event.confirm': 'console.policy.event.confirm',
  'event.delete': 'console.policy.event.delete',
  'event.edit': 'console.policy.event.edit',
  'event.comment': 'console.policy.event.comment',
  'intervention.send': 'console.policy.intervention.send',
  'event.search': 'console.policy.event.search',
  'section.reports': 'console.policy.section.reports',
  'section.basicdata': 'console.policy.section.basicdata',
  'section.users': 'console.policy.section.users',
  'section.guardRoutes': 'console.policy.section.guardRoutes',
  'section.scheduler': 'console.policy.section.scheduler',
  'section.statistics': 'console.policy.section.statistics',
  'basicdata.write': 'console.policy.basicdata.write',
  'users.write': 'console.policy.users.write',
  'schedule.write': 'console.policy.schedule.write',
  'policy.write': 'console.policy.policy.write',
  'settings.write': 'console.policy.settings.write',
  'audit.read': 'console.policy.audit.read',
};

/** The rights of the roles as a matrix, each with its effect spelled out; a tick counts from the next request on (S1.21). */
export function RoleMatrix(): ReactElement {
  const text = useText();
  const { client } = useLive();
  const alerts = useAlerts();
  const toasts = useToasts();
  const canWrite = useSession()?.policies.includes('policy.write') ?? false;
  const [policies, setPolicies] = useState<readonly Policy[]>([]);
  const [rights, setRights] = useState<ReadonlyMap<Role, RoleRights>>(new Map());

  const load = useCallback(async () => {
    const [all, given] = await Promise.all([client.rolePolicy.getPolicies(), client.rolePolicy.getAll()]);
    setPolicies(all.filter(({ code }) => code !== 'device.use'));
    setRights(new Map(given.map((one) => [one.role, one])));
  }, [client]);
  useEffect(() => {
    load().catch((error: unknown) => alerts.tell(error, { doing: text('console.roles.loading') }));
  }, [load, alerts, text]);

  const toggle = async (role: Role, code: string, isGiven: boolean): Promise<void> => {
    const known = rights.get(role)?.policies ?? [];
    const next = isGiven ? [...known, code] : known.filter((policy) => policy !== code);
    try {
      const saved = await client.rolePolicy.save({ role, policies: next });
      setRights((before) => new Map(before).set(role, saved));
      toasts.show({ text: text('console.roles.saved', { role: text(roleTextId(role)) }) });
    } catch (error) {
      alerts.tell(error, { doing: text('console.roles.saving', { role: text(roleTextId(role)) }) });
    }
  };
  return (
    <div className={css.room}>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.head} scope="col">
              {text('console.roles.right')}
            </th>
            {shownRoles.map((role) => (
              <th className={css.roleHead} key={role} scope="col">
                {text(roleTextId(role))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {policies.map(({ code, description }) => {
            const textId = policyTexts[code];
            const effect = textId ? text(textId) : description;
            return (
              <tr key={code}>
                <th className={css.right} scope="row">
                  {effect}
                  <span className={css.code}>{code}</span>
                </th>
                {shownRoles.map((role) => (
                  <td className={css.cell} key={role}>
                    <input
                      aria-label={`${text(roleTextId(role))}: ${effect}`}
                      checked={rights.get(role)?.policies.includes(code) ?? false}
                      disabled={!canWrite || (role === 'Administrator' && code === 'policy.write')}
                      onChange={(event) => void toggle(role, code, event.target.checked)}
                      type="checkbox"
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={css.note}>{text('console.roles.note')}</p>
    </div>
  );
}
