import * as schema from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { waypoints } from '../demo-network/network.ts';
import type { DemoCheckpoint } from './day-of-events.ts';
import { demoCategories } from './lookups.ts';
import { companyNames, demoLocations } from './places.ts';
import type { DemoLookups } from './seed-lookups.ts';

/** Companies, locations and checkpoints of the demo town. Throws when a checkpoint belongs to no place. */
export async function seedPlaces(writer: Writer, { categoryIds, riskIds }: DemoLookups): Promise<DemoCheckpoint[]> {
  const companies = await writer.insert(
    schema.company,
    companyNames.map((name) => ({ name })),
  );
  const companyIds = new Map(companies.map((row) => [row.name, row.id]));
  const places = demoLocations.map((place) => ({
    ...place,
    spots: waypoints.filter(({ id, checkpointTag }) => checkpointTag !== null && place.waypoints.test(id)),
  }));
  const locations = await writer.insert(
    schema.location,
    places.map(({ name, company, risk, spots }) => ({
      name,
      companyId: companyIds.get(company) ?? null,
      riskId: riskIds.get(risk) ?? null,
      /* Where its first checkpoint is: the middle of gates on four sides of a town is none of them. */
      latitude: spots[0]?.latitude ?? null,
      longitude: spots[0]?.longitude ?? null,
    })),
  );
  const byName = new Map(locations.map((row) => [row.name, row]));
  const spots = waypoints.flatMap((waypoint) => {
    if (waypoint.checkpointTag === null) return [];
    const place = places.find((candidate) => candidate.waypoints.test(waypoint.id));
    const location = byName.get(place?.name ?? '');
    if (!location) throw new Error(`The demo's checkpoint ${waypoint.id} belongs to no place`);
    return [{ ...waypoint, tag: waypoint.checkpointTag, location }];
  });
  const categoryOf = (name: string): number | null =>
    categoryIds.get(demoCategories.find(({ words }) => words.test(name))?.name ?? '') ?? null;
  const tags = await writer.insert(
    schema.locationTag,
    spots.map(({ tag, name, latitude, longitude, location }) => ({
      tag,
      name,
      latitude,
      longitude,
      locationId: location.id,
      categoryId: categoryOf(name),
      radiusMeters: 30,
    })),
  );
  const idOf = new Map(tags.map((row) => [row.tag, row.id]));
  return spots.map(({ tag, name, latitude, longitude, location }) => ({
    id: idOf.get(tag) ?? 0,
    name,
    tag,
    latitude,
    longitude,
    locationId: location.id,
    companyId: location.companyId,
  }));
}
