import type { Feature } from '../http/operation.ts';
import type { Services } from '../services.ts';
import { changesFeature } from './changes/changes.feature.ts';
import { configFeature } from './config/config.feature.ts';
import { deviceFeature } from './device/device.feature.ts';
import { deviceCredentialFeature } from './device-credential/device-credential.feature.ts';
import { deviceProtocolFeature } from './device-protocol/device-protocol.feature.ts';
import { eventFeature } from './event/event.feature.ts';
import { healthFeature } from './health/health.feature.ts';
import { locationFeature } from './location/location.feature.ts';
import { locationTagFeature } from './location-tag/location-tag.feature.ts';
import { userFeature } from './user/user.feature.ts';
import { userLocationFeature } from './user-location/user-location.feature.ts';

/** Every operation this server serves. */
export function allFeatures(services: Services): Feature {
  const list = [
    changesFeature(),
    configFeature(services),
    deviceFeature(services),
    deviceCredentialFeature(services),
    deviceProtocolFeature(services),
    eventFeature(services),
    healthFeature(services),
    locationFeature(),
    locationTagFeature(),
    userFeature(services),
    userLocationFeature(),
  ];
  return {
    public: Object.assign({}, ...list.map((feature) => feature.public)),
    scoped: Object.assign({}, ...list.map((feature) => feature.scoped)),
  };
}
