import { type DeviceFields, fieldsOf } from './device-fields.ts';
import { readBattery, readNumber } from './device-number.ts';
import { cleanText } from './device-text.ts';
import type { IngestContact } from './ingest.ts';

type Permission = IngestContact['locationPermission'];

const nothing: DeviceFields = new Map();

/* 0 unknown, 1 unplugged, 2 charging, 3 full */
const charging: ReadonlyMap<number | null, boolean> = new Map([
  [1, false],
  [2, true],
  [3, true],
]);

/* Android: in the background 0 and -1, in the foreground only -2 and -3; each second one is the rough place. */
const android: ReadonlyMap<number | null, Permission> = new Map([
  [0, 'always'],
  [-1, 'always'],
  [-2, 'inUse'],
  [-3, 'inUse'],
  [-4, 'denied'],
]);

const ios: ReadonlyMap<string, Permission> = new Map([
  ['kclauthorizationstatusauthorizedalways', 'always'],
  ['kclauthorizationstatusauthorizedwheninuse', 'inUse'],
  ['kclauthorizationstatusdenied', 'denied'],
  ['kclauthorizationstatusrestricted', 'denied'],
]);

/** What a message of OwnTracks says about the phone: the battery in a location, the rest in a status. */
export function ownTracksContact(fields: DeviceFields): IngestContact {
  const apple = fieldsOf(fields.get('ios')) ?? nothing;
  const google = fieldsOf(fields.get('android')) ?? nothing;
  const permission = cleanText(apple.get('locationmanagerauthorizationstatus'), 100).toLowerCase();
  const all = {
    battery: readBattery(fields.get('batt')),
    isCharging: charging.get(readNumber(fields.get('bs'))),
    model: cleanText(apple.get('devicemodel'), 100) || undefined,
    appVersion: cleanText(apple.get('version') ?? google.get('version'), 50) || undefined,
    locationPermission: ios.get(permission) ?? android.get(readNumber(google.get('loc'))),
  };
  /* absent means not said; an explicit undefined would read as said */
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
