import { ComboField, NumberField, SelectField, TextField } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import type { Checkpoint, Location } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { choiceField, numberField, textField } from '../../csv-import/import-fields.ts';
import type { Entity, EntityFieldsProps } from '../../entities/entity.types.ts';
import * as css from '../../entities/entity-page.css.ts';
import { requiredName } from '../../entities/required-name.ts';
import { useText } from '../../services/texts.ts';
import { LabelButton } from './label-button.tsx';
import { type PlaceDraft, placeDraft, placeOf, placeProblems } from './place-draft.rules.ts';
import { PlaceFields } from './place-fields.tsx';
import { type Lookups, useLookups } from './use-lookups.ts';

/** A checkpoint as it stands in its form. */
export type CheckpointDraft = Omit<Checkpoint, 'position'> & PlaceDraft;

const blank: CheckpointDraft = {
  checkpointId: 0,
  locationId: 0,
  name: '',
  tag: '',
  categoryId: null,
  latitude: null,
  longitude: null,
  radiusMeters: null,
  version: 0,
};

const toDraft = ({ position, ...rest }: Checkpoint): CheckpointDraft => ({ ...rest, ...placeDraft(position) });

function fromDraft(draft: CheckpointDraft): Checkpoint {
  const { latitude, longitude, ...rest } = draft;
  return { ...rest, position: placeOf({ latitude, longitude }) };
}

/** Checkpoints with the code of their chip (S1.15). */
export function useCheckpointEntity(): Entity<CheckpointDraft> {
  const text = useText();
  const { client, directory } = useLive();
  const { locations } = directory;
  const { categories } = useLookups();
  return useMemo(() => {
    const locationName = (id: number): string => locations.get(id)?.name ?? '';
    const category = (id: number | null): string => categories.find(({ categoryId }) => categoryId === id)?.name ?? '';
    return {
      kind: 'tags',
      title: text('console.tags.title'),
      newTitle: text('console.tags.new'),
      deleteQuestion: ({ name }) => text('console.entity.deleteQuestion', { name }),
      keyOf: ({ checkpointId }) => checkpointId,
      nameOf: ({ name }) => name,
      versionOf: ({ version }) => version,
      blank: () => blank,
      asNew: (checkpoint) => ({ ...checkpoint, checkpointId: 0, version: 0 }),
      load: async () => (await client.locationTag.getAll()).map(toDraft),
      save: async (draft, options) => toDraft(await client.locationTag.save(fromDraft(draft), options)),
      remove: (id) => client.locationTag.delete(id),
      problems: (draft) => ({
        ...requiredName(draft.name, text),
        ...(draft.locationId > 0 ? {} : { idLocation: text('console.entity.required') }),
        ...(draft.tag.trim() === '' ? { tag: text('console.entity.required') } : {}),
        ...Object.fromEntries(Object.entries(placeProblems(draft)).map(([field, id]) => [field, text(id)])),
      }),
      writePolicy: 'basicdata.write',
      Actions: LabelButton,
      importing: {
        keyOf: ({ tag }) => tag,
        fields: [
          textField({ key: 'name', id: 'name', label: text('console.field.name'), isRequired: true }),
          choiceField(
            { key: 'locationId', id: 'idLocation', label: text('console.field.location') },
            [...locations.values()].map(({ locationId, name }) => ({ id: locationId, names: [name] })),
          ),
          textField({ key: 'tag', id: 'tag', label: text('console.field.tag'), isRequired: true }),
          choiceField(
            { key: 'categoryId', id: 'idCategory', label: text('console.field.category') },
            categories.map(({ categoryId, name }) => ({ id: categoryId, names: [name] })),
          ),
          numberField({ key: 'latitude', id: 'latitude', label: text('console.place.latitude') }),
          numberField({ key: 'longitude', id: 'longitude', label: text('console.place.longitude') }),
          numberField({ key: 'radiusMeters', id: 'radiusMeters', label: text('console.field.radius') }),
        ],
      },
      columns: [
        {
          id: 'name',
          label: text('console.field.name'),
          width: 'minmax(160px, 2fr)',
          isRowHeader: true,
          cell: ({ name }) => name,
          text: ({ name }) => name,
          sortBy: ({ name }) => name,
        },
        {
          id: 'location',
          label: text('console.field.location'),
          width: 'minmax(140px, 1fr)',
          cell: ({ locationId }) => locationName(locationId),
          text: ({ locationId }) => locationName(locationId),
          sortBy: ({ locationId }) => locationName(locationId),
        },
        {
          id: 'tag',
          label: text('console.field.tag'),
          width: '150px',
          cell: ({ tag }) => tag,
          text: ({ tag }) => tag,
          sortBy: ({ tag }) => tag,
        },
        {
          id: 'category',
          label: text('console.field.category'),
          width: '130px',
          cell: ({ categoryId }) => category(categoryId),
          text: ({ categoryId }) => category(categoryId),
          sortBy: ({ categoryId }) => category(categoryId),
        },
      ],
      Fields: (props) => <CheckpointFields {...props} categories={categories} locations={locations} />,
    };
  }, [client, locations, categories, text]);
}

interface CheckpointFieldsProps extends EntityFieldsProps<CheckpointDraft>, Pick<Lookups, 'categories'> {
  locations: ReadonlyMap<number, Location>;
}

function CheckpointFields(props: CheckpointFieldsProps): ReactElement {
  const { draft, change, errorOf, isReadOnly, categories, locations } = props;
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
      <ComboField
        className={css.wide}
        errorText={errorOf('idLocation')}
        isReadOnly={isReadOnly}
        isRequired
        label={text('console.field.location')}
        onChange={(locationId) => change({ locationId: locationId ?? 0 })}
        options={[...locations.values()].map(({ locationId, name }) => ({ id: locationId, label: name }))}
        value={draft.locationId || null}
      />
      <TextField
        description={text('console.tags.codeHelp')}
        errorText={errorOf('tag')}
        isReadOnly={isReadOnly}
        isRequired
        label={text('console.field.tag')}
        maxLength={64}
        onChange={(tag) => change({ tag: tag.toUpperCase() })}
        value={draft.tag}
      />
      <SelectField
        errorText={errorOf('idCategory')}
        isClearable
        isDisabled={isReadOnly}
        label={text('console.field.category')}
        onChange={(categoryId) => change({ categoryId })}
        options={categories.map(({ categoryId, name }) => ({ id: categoryId, label: name }))}
        value={draft.categoryId}
      />
      <PlaceFields errorOf={errorOf} isReadOnly={isReadOnly} onChange={change} place={draft} />
      <NumberField
        description={text('console.tags.radiusHelp')}
        errorText={errorOf('radiusMeters')}
        isReadOnly={isReadOnly}
        label={text('console.field.radius')}
        maxValue={500}
        minValue={20}
        onChange={(radiusMeters) => change({ radiusMeters })}
        step={10}
        unit="m"
        value={draft.radiusMeters}
      />
    </>
  );
}
