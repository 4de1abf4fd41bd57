import type { Wire } from '@patrolkit/sdk/wire';
import type { ScopedCall } from '../../http/operation.ts';
import { givenOr } from '../master-data/given-or.ts';
import { optionalText, requiredLine } from '../master-data/given-text.ts';
import { saveRow } from '../master-data/save-row.ts';
import { categoryEntity, categoryToWire } from './category-entity.ts';

/** POST /api/Category. */
export async function saveCategory(call: ScopedCall<'category_save'>): Promise<Wire<'Category'>> {
  const { body, repository, request } = call;
  const row = await repository.write((writer) =>
    saveRow(writer, request, categoryEntity, {
      id: body.idCategory,
      values: (before) => ({
        name: requiredLine('name', givenOr(body.name, before?.name)),
        description: optionalText(givenOr(body.description, before?.description)),
      }),
    }),
  );
  return categoryToWire(row);
}
