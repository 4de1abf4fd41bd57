import { isSilentSinceStart, type Silence } from './guard-silence.ts';

/** What a warning is about; stored with the route, so that each comes once. */
export type GuardWarning = 'battery' | 'permission' | 'silence';

/** What a guard's device last said, and how long it has been silent. */
export interface WatchedDevice extends Silence {
  /** Per cent. */
  readonly battery: number | null;
  readonly locationPermission: string | null;
}

const lowBattery = 15;

/** C6: the warnings that a guard's device gives while he is on his route, before it comes to NotConnected. */
export function guardWarnings(device: WatchedDevice, notConnectedSeconds: number, now: number): GuardWarning[] {
  /* what it said before the route may have been put right since */
  const isHeard = device.lastContactAt !== null && device.lastContactAt >= device.activeSince;
  const warnings: GuardWarning[] = [];
  if (isHeard && device.battery !== null && device.battery <= lowBattery) warnings.push('battery');
  if (isHeard && device.locationPermission === 'denied') warnings.push('permission');
  if (isSilentSinceStart(device, notConnectedSeconds, now)) warnings.push('silence');
  return warnings;
}

/** The text of a warning's event. */
export function warningText(warning: GuardWarning, { battery }: Pick<WatchedDevice, 'battery'>): string {
  if (warning === 'battery') return `Battery at ${Math.round(battery ?? 0)} %`;
  return warning === 'permission' ? 'Location permission denied' : "No contact since the route's start";
}
