import { each, nothing, one } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import { type Category, categoryFromWire, categoryToWire } from '../model/master-data.ts';

/** Kinds of checkpoints. @public */
export interface CategoryResource {
  /** Every category by name (`GET /api/Category`). */
  getAll(): Promise<Category[]>;
  /** Creates (categoryId 0) or changes one and answers it as saved (`POST /api/Category`). */
  save(category: Category, options?: SaveOptions): Promise<Category>;
  /** Deletes one; rejects with 409 while something uses it (`DELETE /api/Category/{id}`). */
  delete(categoryId: number): Promise<void>;
}

/** @internal */
export function createCategoryResource(transport: Transport): CategoryResource {
  return {
    getAll: () => transport.call('category/getAll', (http) => http.GET('/api/Category'), each(categoryFromWire)),
    save: (category, options) =>
      transport.call(
        'category/save',
        (http) => http.POST('/api/Category', { body: categoryToWire(category), headers: saveHeaders(options) }),
        one(categoryFromWire),
      ),
    delete: (categoryId) =>
      transport.call('category/delete', (http) => http.DELETE('/api/Category/{id}', byId(categoryId)), nothing),
  };
}
