import * as schema from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { demoCities } from './cities.ts';
import { demoCategories, demoRisks, demoShifts } from './lookups.ts';

/** Ids of what places and checkpoints choose from, by name. */
export interface DemoLookups {
  readonly riskIds: ReadonlyMap<string, number>;
  readonly categoryIds: ReadonlyMap<string, number>;
}

const idsByName = (rows: readonly { readonly id: number; readonly name: string }[]): Map<string, number> =>
  new Map(rows.map(({ name, id }) => [name, id]));

/** Cities, shifts, risks and categories of the demo. */
export async function seedLookups(writer: Writer): Promise<DemoLookups> {
  const cities = Object.entries(demoCities).flatMap(([countryId, towns]) =>
    towns.map((town) => ({ ...town, countryId: Number(countryId) })),
  );
  await writer.insert(schema.city, cities);
  await writer.insert(schema.shift, demoShifts);
  const categories = demoCategories.map(({ name, description }) => ({ name, description }));
  return {
    riskIds: idsByName(await writer.insert(schema.risk, demoRisks)),
    categoryIds: idsByName(await writer.insert(schema.category, categories)),
  };
}
