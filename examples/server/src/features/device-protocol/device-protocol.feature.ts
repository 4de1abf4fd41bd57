import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { osmandOperation } from './osmand.ts';
import { ownTracksOperation } from './owntracks.ts';

/** Operations of tag DeviceProtocol: what free apps speak. */
export function deviceProtocolFeature(services: Services): Feature {
  const osmand = osmandOperation(services);
  return {
    public: {
      deviceProtocol_osmandGet: osmand,
      deviceProtocol_osmandPost: osmand,
      deviceProtocol_ownTracks: ownTracksOperation(services),
    },
  };
}
