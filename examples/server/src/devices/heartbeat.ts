import type { DeviceFields } from './device-fields.ts';
import { readBattery, readFlag } from './device-number.ts';
import { cleanText } from './device-text.ts';
import type { IngestContact } from './ingest.ts';

/** What a phone says about itself, and which of its fields could not be read. */
export interface ContactReading {
  readonly contact: IngestContact;
  readonly faults: readonly string[];
}

const permissions = ['always', 'inUse', 'denied'] as const;

function readPermission(value: unknown): IngestContact['locationPermission'] {
  return permissions.find((permission) => permission.toLowerCase() === String(value).toLowerCase());
}

/** Longest model and version name, in characters (contract.md A7). */
const readers = {
  battery: readBattery,
  isCharging: readFlag,
  model: (value: unknown) => cleanText(value, 100) || undefined,
  appVersion: (value: unknown) => cleanText(value, 50) || undefined,
  locationPermission: (value: unknown) => (typeof value === 'string' ? readPermission(value) : undefined),
};

/** Reads the fields of POST /api/Device/Heartbeat that describe the phone. */
export function readContact(fields: DeviceFields): ContactReading {
  const faults: string[] = [];
  const take = <Value>(name: string, reader: (value: unknown) => Value | undefined): Value | undefined => {
    const value = fields.get(name.toLowerCase());
    if (value === undefined || value === null || value === '') return undefined;
    const read = reader(value);
    if (read === undefined) faults.push(`${name} is unreadable`);
    return read;
  };
  const all = {
    battery: take('battery', readers.battery),
    isCharging: take('charging', readers.isCharging),
    model: take('model', readers.model),
    appVersion: take('appVersion', readers.appVersion),
    locationPermission: take('locationPermission', readers.locationPermission),
  };
  /* absent means not said; an explicit undefined would read as said */
  const said = Object.entries(all).filter(([, value]) => value !== undefined);
  const contact: IngestContact = Object.fromEntries(said);
  return { contact, faults };
}
