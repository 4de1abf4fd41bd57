import { type LatLon, toLatLon } from '@patrolkit/sdk/model';

const timeoutMs = 5000;
/** A fix this old is still where somebody at a desk is. */
const maximumAgeMs = 60_000;

/** Where this browser is; null when it does not know, may not tell, or takes longer than 5 s. Never rejects. @public */
export function browserPosition(): Promise<LatLon | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(toLatLon(coords.latitude, coords.longitude)),
      () => resolve(null),
      { timeout: timeoutMs, maximumAge: maximumAgeMs },
    );
  });
}
