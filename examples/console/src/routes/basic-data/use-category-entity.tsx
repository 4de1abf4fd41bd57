import { TextField } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import type { Category } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { optionalText, textField } from '../../csv-import/import-fields.ts';
import type { Entity, EntityFieldsProps } from '../../entities/entity.types.ts';
import * as css from '../../entities/entity-page.css.ts';
import { requiredName } from '../../entities/required-name.ts';
import { useText } from '../../services/texts.ts';

const blank: Category = { categoryId: 0, name: '', description: null, version: 0 };

/** Kinds of checkpoints (S1.16). */
export function useCategoryEntity(): Entity<Category> {
  const text = useText();
  const { client } = useLive();
  return useMemo(
    () => ({
      kind: 'categories',
      title: text('console.categories.title'),
      newTitle: text('console.categories.new'),
      deleteQuestion: ({ name }) => text('console.entity.deleteQuestion', { name }),
      keyOf: ({ categoryId }) => categoryId,
      nameOf: ({ name }) => name,
      versionOf: ({ version }) => version,
      blank: () => blank,
      asNew: (category) => ({ ...category, categoryId: 0, version: 0 }),
      load: () => client.category.getAll(),
      save: (category, options) => client.category.save(category, options),
      remove: (id) => client.category.delete(id),
      problems: ({ name }) => requiredName(name, text),
      writePolicy: 'basicdata.write',
      importing: {
        keyOf: ({ name }) => name,
        fields: [
          textField({ key: 'name', id: 'name', label: text('console.field.name'), isRequired: true }),
          optionalText({ key: 'description', id: 'description', label: text('console.field.description') }),
        ],
      },
      columns: [
        {
          id: 'name',
          label: text('console.field.name'),
          width: 'minmax(160px, 1fr)',
          isRowHeader: true,
          cell: ({ name }) => name,
          text: ({ name }) => name,
          sortBy: ({ name }) => name,
        },
        {
          id: 'description',
          label: text('console.field.description'),
          width: 'minmax(160px, 2fr)',
          cell: ({ description }) => description,
          text: ({ description }) => description ?? '',
          sortBy: ({ description }) => description ?? '',
        },
      ],
      Fields: CategoryFields,
    }),
    [client, text],
  );
}

function CategoryFields({ draft, change, errorOf, isReadOnly }: EntityFieldsProps<Category>): ReactElement {
  const text = useText();
  return (
    <>
      <TextField
        className={css.wide}
        errorText={errorOf('name')}
        isReadOnly={isReadOnly}
        isRequired
        label={text('console.field.name')}
        maxLength={200}
        onChange={(name) => change({ name })}
        value={draft.name}
      />
      <TextField
        className={css.wide}
        errorText={errorOf('description')}
        isReadOnly={isReadOnly}
        label={text('console.field.description')}
        maxLength={2000}
        onChange={(description) => change({ description: description || null })}
        rows={4}
        value={draft.description ?? ''}
      />
    </>
  );
}
