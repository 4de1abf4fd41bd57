import { type AuditVerdict, verifyAuditChain } from '../audit/verify-chain.ts';
import type { Command } from './command.ts';

function lineOf({ tenantId, checked, unchained, fault }: AuditVerdict): string {
  const older = unchained === 0 ? '' : `, ${unchained} older rows without a chain`;
  if (!fault) return `Tenant ${tenantId}: ${checked} rows, the chain holds${older}`;
  const where = fault.auditId === null ? 'at its end' : `at row ${fault.auditId}`;
  const what = {
    hash: 'a row is not what was written',
    previous: 'a row was removed, added or moved',
    head: 'rows are missing',
  }[fault.reason];
  return `Tenant ${tenantId}: BROKEN ${where}, ${what}; ${checked} rows before it hold${older}`;
}

/** `audit verify`: whether the audit log is what was written (C11). */
export const auditVerify: Command = {
  name: 'audit verify',
  usage: 'audit verify',
  summary: 'walks the audit log of every tenant and tells whether a row was changed, removed or added',
  prepare: (args) =>
    args.length > 0
      ? null
      : async ({ db }) => {
          const verdicts = await verifyAuditChain(db);
          return { isOk: verdicts.every(({ fault }) => fault === null), lines: verdicts.map(lineOf) };
        },
};
