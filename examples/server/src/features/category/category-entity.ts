import type { Wire } from '@patrolkit/sdk/wire';
import { category } from '../../db/schema.ts';
import type { Entity } from '../master-data/entity.ts';

/** The category as it travels. */
export function categoryToWire(row: typeof category.$inferSelect): Wire<'Category'> {
  return { idCategory: row.id, name: row.name, description: row.description, version: row.version };
}

/** Categories: kinds of checkpoints. */
export const categoryEntity: Entity<typeof category> = {
  table: category,
  name: 'category',
  title: 'Category',
  audited: categoryToWire,
};
