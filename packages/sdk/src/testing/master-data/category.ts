import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import type { CategoryValues } from '../state/rows.ts';
import type { Row } from '../state/table.ts';
import { entities } from './entities.ts';
import { givenOr, optionalText, requiredLine } from './given-values.ts';
import { byName, listRows } from './list-rows.ts';
import { deleteRow, saveRow } from './save-row.ts';

const toWire = ({ id, deletedAt, ...values }: Row<CategoryValues>): Wire<'Category'> => ({ idCategory: id, ...values });

/** Operations of tag Category. @internal */
export const categoryHandlers: Handlers = {
  category_getAll: (call) => listRows(call, call.state.categories.live().sort(byName)).map(toWire),
  category_save: (call) => {
    const { body, state } = call;
    const row = saveRow(call, entities.category(state), body.idCategory, (before) => ({
      name: requiredLine('name', givenOr(body.name, before?.name)),
      description: optionalText(givenOr(body.description, before?.description)),
    }));
    return toWire(row);
  },
  category_delete: (call) => {
    const { params, state } = call;
    const tags = state.locationTags.live().filter(({ idCategory }) => idCategory === params.id).length;
    const uses = { field: 'idCategory', of: [[tags, 'locationTag']] as const };
    return deleteRow(call, entities.category(state), params.id, uses);
  },
};
