import type { demoRisks } from './lookups.ts';

/** Clients of the demo's security company. */
export const companyNames = ['City Council', 'Ring Transit', 'Quay Logistics', 'General Hospital'] as const;

/** One guarded place: which waypoints of the demo town belong to it, whose it is and its risk class. */
export interface DemoLocation {
  readonly name: string;
  readonly company: (typeof companyNames)[number];
  readonly risk: (typeof demoRisks)[number]['name'];
  readonly waypoints: RegExp;
}

/** The guarded places; each checkpoint of the town belongs to exactly one. */
export const demoLocations: readonly DemoLocation[] = [
  { name: 'Market Square', company: 'City Council', risk: 'Low', waypoints: /^square-/ },
  { name: 'Town Gates', company: 'City Council', risk: 'Medium', waypoints: /^ring-/ },
  { name: 'Culture Quarter', company: 'City Council', risk: 'Medium', waypoints: /^mid-/ },
  { name: 'Town Park', company: 'City Council', risk: 'Low', waypoints: /^park-/ },
  { name: 'Tram Depot', company: 'Ring Transit', risk: 'High', waypoints: /^depot-/ },
  { name: 'Railway Stations', company: 'Ring Transit', risk: 'Medium', waypoints: /^(north|south)$/ },
  { name: 'Outer Ring', company: 'Ring Transit', risk: 'Low', waypoints: /^(south-|north-)/ },
  { name: 'Canal', company: 'Quay Logistics', risk: 'Medium', waypoints: /^(bridge-|lock$)/ },
  { name: 'Cold Store', company: 'Quay Logistics', risk: 'Medium', waypoints: /^quay-/ },
  { name: 'Warehouses', company: 'Quay Logistics', risk: 'Medium', waypoints: /^warehouse-/ },
  { name: 'Hospital', company: 'General Hospital', risk: 'High', waypoints: /^east/ },
];
