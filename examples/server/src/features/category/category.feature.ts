import { eq } from 'drizzle-orm';
import { category, locationTag } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { byName } from '../master-data/by-name.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import { listRows } from '../master-data/list-rows.ts';
import { live } from '../master-data/live.ts';
import type { Use } from '../master-data/refuse-in-use.ts';
import { categoryEntity, categoryToWire } from './category-entity.ts';
import { saveCategory } from './save-category.ts';

/** Operations of tag Category. */
export function categoryFeature({ clock }: Services): Feature {
  return {
    scoped: {
      category_getAll: async (call) => {
        const orderBy = byName(category.name, category.id);
        return (await listRows(call, category, { where: live(category), orderBy })).map(categoryToWire);
      },
      category_save: saveCategory,
      category_delete: async ({ params: { id }, repository }) => {
        const tags: Use = {
          table: locationTag,
          where: live(locationTag, eq(locationTag.categoryId, id)),
          kind: 'locationTag',
        };
        const uses = { field: 'idCategory', of: [tags] };
        await repository.write((writer) => deleteRow(writer, categoryEntity, { id, at: clock.now(), uses }));
        return undefined;
      },
    },
  };
}
