import { parseArgs } from 'node:util';
import { addTenant } from './add-tenant.ts';
import type { Command } from './command.ts';
import { mailAddressOf } from './mail-address.ts';
import { oneTimePasswordLines } from './one-time-password.ts';

/** `tenant add`: a further security company on this installation (C10, decision G54). */
export const tenantAdd: Command = {
  name: 'tenant add',
  usage: 'tenant add <name> --admin <mail>',
  summary: 'makes a security company and its first administrator, and prints a one-time password',
  prepare: (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { admin: { type: 'string' } },
      allowPositionals: true,
    });
    const name = positionals[0]?.trim() ?? '';
    const email = mailAddressOf(values.admin);
    if (positionals.length !== 1 || name === '' || name.length > 200 || email === null) return null;
    return async ({ db, clock }) => {
      const made = await addTenant(db, clock, { name, email });
      if (!made) return { isOk: false, lines: [`Somebody has the address ${email} already; nothing was made`] };
      return {
        isOk: true,
        lines: [`Tenant ${made.tenantId}, ${name}, was made`, ...oneTimePasswordLines(email, made.password)],
      };
    };
  },
};
