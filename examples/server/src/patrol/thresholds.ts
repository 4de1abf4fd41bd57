import type { Wire } from '@patrolkit/sdk/wire';
import { defaultSettings } from '../settings/tenant-settings.ts';

/** When a guard counts as not moving or not connected. */
export type Thresholds = Required<Wire<'Thresholds'>>;

/** C6, G56: the guard's own before the tenant's before the defaults, each by itself. */
export function thresholdsOf(
  own: Wire<'Thresholds'> | null | undefined,
  tenants: Wire<'Thresholds'> | null | undefined,
): Thresholds {
  const pick = (name: keyof Thresholds): number => own?.[name] ?? tenants?.[name] ?? defaultSettings.thresholds[name];
  return {
    notMovingMeters: pick('notMovingMeters'),
    notMovingSeconds: pick('notMovingSeconds'),
    notConnectedSeconds: pick('notConnectedSeconds'),
  };
}
