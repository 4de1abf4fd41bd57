/** Clients of the demo's security company. */
export const companyNames = ['City Council', 'Ring Transit', 'Quay Logistics', 'General Hospital'] as const;

/** One guarded place: which waypoints of the demo town belong to it and whose it is. */
export interface DemoLocation {
  readonly name: string;
  readonly company: (typeof companyNames)[number];
  readonly waypoints: RegExp;
}

/** The guarded places; each checkpoint of the town belongs to exactly one. */
export const demoLocations: readonly DemoLocation[] = [
  { name: 'Market Square', company: 'City Council', waypoints: /^square-/ },
  { name: 'Town Gates', company: 'City Council', waypoints: /^ring-/ },
  { name: 'Culture Quarter', company: 'City Council', waypoints: /^mid-/ },
  { name: 'Town Park', company: 'City Council', waypoints: /^park-/ },
  { name: 'Tram Depot', company: 'Ring Transit', waypoints: /^depot-/ },
  { name: 'Railway Stations', company: 'Ring Transit', waypoints: /^(north|south)$/ },
  { name: 'Outer Ring', company: 'Ring Transit', waypoints: /^(south-|north-)/ },
  { name: 'Canal', company: 'Quay Logistics', waypoints: /^(bridge-|lock$)/ },
  { name: 'Cold Store', company: 'Quay Logistics', waypoints: /^quay-/ },
  { name: 'Warehouses', company: 'Quay Logistics', waypoints: /^warehouse-/ },
  { name: 'Hospital', company: 'General Hospital', waypoints: /^east/ },
];
