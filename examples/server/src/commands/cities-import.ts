import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { asc } from 'drizzle-orm';
import { inParts } from '../db/in-pieces.ts';
import type { Repository } from '../db/repository.ts';
import { city, tenant } from '../db/schema.ts';
import { cityKey, type NamedCity, readCities } from '../features/city/read-cities.ts';
import type { Command, CommandContext, CommandResult } from './command.ts';

const partRows = 1000;
const mostFaults = 100;

const refused = (...lines: string[]): CommandResult => ({ isOk: false, lines });

/* Those that the tenant has already stay as they are; answers how many are new. */
async function addCities(repository: Repository, cities: readonly NamedCity[]): Promise<number> {
  const known = new Set((await repository.rows(city)).map(cityKey));
  const fresh = cities.filter((one) => !known.has(cityKey(one)));
  for (const part of inParts(fresh, partRows)) {
    await repository.write(async (writer) => {
      await writer.insert(city, part);
      writer.audit({ action: 'city.import', entity: 'city', id: null, after: { cities: part.length } });
      writer.changed({ kind: 'master', reason: 'saved', id: 0, version: 0 });
    });
  }
  return fresh.length;
}

/* The tenant that is meant: the named one, or the only one. */
async function tenantOf({ db }: CommandContext, wanted: string | undefined): Promise<number | CommandResult> {
  const tenants = await db.select({ id: tenant.id, name: tenant.name }).from(tenant).orderBy(asc(tenant.id));
  const found = wanted === undefined ? tenants : tenants.filter(({ id }) => String(id) === wanted);
  const [only, ...more] = found;
  if (only && more.length === 0) return only.id;
  const list = tenants.map(({ id, name }) => `  ${id}  ${name}`);
  return refused('Name the security company with --tenant <id>, one of', ...list);
}

async function importCities(context: CommandContext, file: string, wanted: string | undefined): Promise<CommandResult> {
  const tenantId = await tenantOf(context, wanted);
  if (typeof tenantId !== 'number') return tenantId;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    const why = error instanceof TypeError ? 'it is not UTF-8' : error instanceof Error ? error.message : error;
    return refused(`${file} cannot be read: ${why}`);
  }
  const { cities, faults } = readCities(text);
  if (faults.length > 0) {
    const more = faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [];
    return refused(...faults.slice(0, mostFaults), ...more, 'Nothing was imported');
  }
  const added = await addCities(context.store.for({ tenantId }), cities);
  const known = cities.length - added;
  return { isOk: true, lines: [`${added} cities were imported${known > 0 ? `, ${known} were there already` : ''}`] };
}

/** `cities import`: cities of addresses from a file; all of it, or nothing and why. */
export const citiesImport: Command = {
  name: 'cities import',
  usage: 'cities import <file> [--tenant <id>]',
  summary: 'adds cities from a CSV file with the columns idCountry, name and postalCode',
  takesFile: true,
  prepare: (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tenant: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || file === '' || more.length > 0) return null;
    return (context) => importCities(context, file, values.tenant);
  },
};
