import { ComboField, SelectField, SwitchField, TextField } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import type { Company, Location } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { choiceField, numberField, optionalText, textField, yesNoField } from '../../csv-import/import-fields.ts';
import type { Entity, EntityFieldsProps } from '../../entities/entity.types.ts';
import * as css from '../../entities/entity-page.css.ts';
import { requiredName } from '../../entities/required-name.ts';
import { useText } from '../../services/texts.ts';
import { type PlaceDraft, placeDraft, placeOf, placeProblems } from './place-draft.rules.ts';
import { PlaceFields } from './place-fields.tsx';
import { cityChoice } from './use-company-entity.tsx';
import { type Lookups, useLookups } from './use-lookups.ts';

/** A guarded place as it stands in its form. */
export type LocationDraft = Omit<Location, 'position'> & PlaceDraft;

const blank: LocationDraft = {
  locationId: 0,
  name: '',
  latitude: null,
  longitude: null,
  companyId: null,
  riskId: null,
  cityId: null,
  address: null,
  isActive: true,
  version: 0,
};

const toDraft = ({ position, ...rest }: Location): LocationDraft => ({ ...rest, ...placeDraft(position) });

function fromDraft(draft: LocationDraft): Location {
  const { latitude, longitude, ...rest } = draft;
  return { ...rest, position: placeOf({ latitude, longitude }) };
}

/** Guarded places, with coordinates, company and risk (S1.14). */
export function useLocationEntity(): Entity<LocationDraft> {
  const text = useText();
  const { client, directory } = useLive();
  const lookups = useLookups();
  const { companies, checkpoints } = directory;
  return useMemo(() => {
    const companyName = (id: number | null): string => (id === null ? '' : (companies.get(id)?.name ?? ''));
    const risk = (id: number | null): string => {
      const found = lookups.risks.find(({ riskId }) => riskId === id);
      return found ? `${found.level} · ${found.name}` : '';
    };
    const tags = new Map<number, number>();
    for (const { locationId } of checkpoints.values()) tags.set(locationId, (tags.get(locationId) ?? 0) + 1);
    const place = ({ latitude, longitude }: LocationDraft): string =>
      latitude === null || longitude === null ? text('console.place.notSet') : `${latitude}, ${longitude}`;
    return {
      kind: 'locations',
      title: text('console.locations.title'),
      newTitle: text('console.locations.new'),
      deleteQuestion: ({ name }) => text('console.entity.deleteQuestion', { name }),
      keyOf: ({ locationId }) => locationId,
      nameOf: ({ name }) => name,
      versionOf: ({ version }) => version,
      blank: () => blank,
      asNew: (location) => ({ ...location, locationId: 0, version: 0 }),
      load: async () => (await client.location.getAll()).map(toDraft),
      save: async (draft, options) => toDraft(await client.location.save(fromDraft(draft), options)),
      remove: (id) => client.location.delete(id),
      problems: (draft) => ({
        ...requiredName(draft.name, text),
        ...Object.fromEntries(Object.entries(placeProblems(draft)).map(([field, id]) => [field, text(id)])),
      }),
      writePolicy: 'basicdata.write',
      importing: {
        keyOf: ({ name }) => name,
        fields: [
          textField({ key: 'name', id: 'name', label: text('console.field.name'), isRequired: true }),
          choiceField(
            { key: 'companyId', id: 'idCompany', label: text('console.field.company') },
            [...companies.values()].map(({ companyId, name }) => ({ id: companyId, names: [name] })),
          ),
          optionalText({ key: 'address', id: 'address', label: text('console.field.address') }),
          choiceField(
            { key: 'cityId', id: 'idCity', label: text('console.field.city') },
            lookups.cities.map(({ cityId, name, postalCode }) => ({
              id: cityId,
              names: [name, `${postalCode ?? ''} ${name}`],
            })),
          ),
          numberField({ key: 'latitude', id: 'latitude', label: text('console.place.latitude') }),
          numberField({ key: 'longitude', id: 'longitude', label: text('console.place.longitude') }),
          choiceField(
            { key: 'riskId', id: 'idRisk', label: text('console.field.risk') },
            lookups.risks.map(({ riskId, level, name }) => ({
              id: riskId,
              names: [`${level} · ${name}`, name, String(level)],
            })),
          ),
          yesNoField(
            { key: 'isActive', id: 'active', label: text('console.field.active') },
            { yes: text('console.yes'), no: text('console.no') },
          ),
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
          id: 'company',
          label: text('console.field.company'),
          width: 'minmax(110px, 1fr)',
          cell: ({ companyId }) => companyName(companyId),
          text: ({ companyId }) => companyName(companyId),
          sortBy: ({ companyId }) => companyName(companyId),
        },
        {
          id: 'address',
          label: text('console.field.address'),
          width: 'minmax(110px, 1fr)',
          cell: ({ address }) => address,
          text: ({ address }) => address ?? '',
          sortBy: ({ address }) => address ?? '',
        },
        { id: 'place', label: text('console.field.coordinates'), width: '150px', cell: place, text: place },
        {
          id: 'tags',
          label: text('console.field.tags'),
          width: '60px',
          cell: ({ locationId }) => tags.get(locationId) ?? 0,
          text: ({ locationId }) => String(tags.get(locationId) ?? 0),
          sortBy: ({ locationId }) => tags.get(locationId) ?? 0,
        },
        {
          id: 'risk',
          label: text('console.field.risk'),
          width: '120px',
          cell: ({ riskId }) => risk(riskId),
          text: ({ riskId }) => risk(riskId),
          sortBy: ({ riskId }) => risk(riskId),
        },
      ],
      Fields: (props) => <LocationFields {...props} companies={companies} lookups={lookups} />,
    };
  }, [client, companies, checkpoints, lookups, text]);
}

interface LocationFieldsProps extends EntityFieldsProps<LocationDraft> {
  companies: ReadonlyMap<number, Company>;
  lookups: Lookups;
}

function LocationFields(props: LocationFieldsProps): ReactElement {
  const { draft, change, errorOf, isReadOnly, companies, lookups } = props;
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
        errorText={errorOf('idCompany')}
        isClearable
        isReadOnly={isReadOnly}
        label={text('console.field.company')}
        onChange={(companyId) => change({ companyId })}
        options={[...companies.values()].map(({ companyId, name }) => ({ id: companyId, label: name }))}
        value={draft.companyId}
      />
      <SelectField
        errorText={errorOf('idRisk')}
        isClearable
        isDisabled={isReadOnly}
        label={text('console.field.risk')}
        onChange={(riskId) => change({ riskId })}
        options={lookups.risks.map(({ riskId, level, name }) => ({ id: riskId, label: `${level} · ${name}` }))}
        value={draft.riskId}
      />
      <TextField
        errorText={errorOf('address')}
        isReadOnly={isReadOnly}
        label={text('console.field.address')}
        maxLength={200}
        onChange={(address) => change({ address: address || null })}
        value={draft.address ?? ''}
      />
      <ComboField
        errorText={errorOf('idCity')}
        isClearable
        isReadOnly={isReadOnly}
        label={text('console.field.city')}
        onChange={(cityId) => change({ cityId })}
        options={lookups.cities.map(cityChoice)}
        value={draft.cityId}
      />
      <PlaceFields errorOf={errorOf} isReadOnly={isReadOnly} onChange={change} place={draft} />
      <SwitchField
        isDisabled={isReadOnly}
        isSelected={draft.isActive}
        label={text('console.field.active')}
        onChange={(isActive) => change({ isActive })}
      />
    </>
  );
}
