import { ComboField, SwitchField, TextField } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import type { City, Company } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { choiceField, optionalText, textField, yesNoField } from '../../csv-import/import-fields.ts';
import type { Entity, EntityFieldsProps } from '../../entities/entity.types.ts';
import * as css from '../../entities/entity-page.css.ts';
import { requiredName } from '../../entities/required-name.ts';
import { useText } from '../../services/texts.ts';
import { type Lookups, useLookups } from './use-lookups.ts';

const blank: Company = {
  companyId: 0,
  name: '',
  address: null,
  cityId: null,
  contact: null,
  isActive: true,
  version: 0,
};

/** Clients whose places are guarded (S1.13). */
export function useCompanyEntity(): Entity<Company> {
  const text = useText();
  const { client } = useLive();
  const { cities } = useLookups();
  return useMemo(() => {
    const cityName = (id: number | null): string => cities.find(({ cityId }) => cityId === id)?.name ?? '';
    return {
      kind: 'companies',
      title: text('console.companies.title'),
      newTitle: text('console.companies.new'),
      deleteQuestion: ({ name }) => text('console.entity.deleteQuestion', { name }),
      keyOf: ({ companyId }) => companyId,
      nameOf: ({ name }) => name,
      versionOf: ({ version }) => version,
      blank: () => blank,
      asNew: (company) => ({ ...company, companyId: 0, version: 0 }),
      load: () => client.company.getAll(),
      save: (company, options) => client.company.save(company, options),
      remove: (id) => client.company.delete(id),
      problems: ({ name }) => requiredName(name, text),
      writePolicy: 'basicdata.write',
      importing: {
        keyOf: ({ name }) => name,
        fields: [
          textField({ key: 'name', id: 'name', label: text('console.field.name'), isRequired: true }),
          optionalText({ key: 'address', id: 'address', label: text('console.field.address') }),
          choiceField(
            { key: 'cityId', id: 'idCity', label: text('console.field.city') },
            cities.map(({ cityId, name, postalCode }) => ({
              id: cityId,
              names: [name, `${postalCode ?? ''} ${name}`],
            })),
          ),
          optionalText({ key: 'contact', id: 'contact', label: text('console.field.contact') }),
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
          id: 'address',
          label: text('console.field.address'),
          width: 'minmax(120px, 2fr)',
          cell: ({ address }) => address,
          text: ({ address }) => address ?? '',
          sortBy: ({ address }) => address ?? '',
        },
        {
          id: 'city',
          label: text('console.field.city'),
          width: 'minmax(100px, 1fr)',
          cell: ({ cityId }) => cityName(cityId),
          text: ({ cityId }) => cityName(cityId),
          sortBy: ({ cityId }) => cityName(cityId),
        },
        {
          id: 'contact',
          label: text('console.field.contact'),
          width: 'minmax(120px, 1fr)',
          cell: ({ contact }) => contact,
          text: ({ contact }) => contact ?? '',
          sortBy: ({ contact }) => contact ?? '',
        },
        {
          id: 'active',
          label: text('console.field.active'),
          width: '90px',
          cell: ({ isActive }) => text(isActive ? 'console.yes' : 'console.no'),
          text: ({ isActive }) => text(isActive ? 'console.yes' : 'console.no'),
          sortBy: ({ isActive }) => Number(isActive),
        },
      ],
      Fields: (props) => <CompanyFields {...props} cities={cities} />,
    };
  }, [client, cities, text]);
}

function CompanyFields(props: EntityFieldsProps<Company> & Pick<Lookups, 'cities'>): ReactElement {
  const { draft, change, errorOf, isReadOnly, cities } = props;
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
        options={cities.map(cityChoice)}
        value={draft.cityId}
      />
      <TextField
        className={css.wide}
        errorText={errorOf('contact')}
        isReadOnly={isReadOnly}
        label={text('console.field.contact')}
        maxLength={200}
        onChange={(contact) => change({ contact: contact || null })}
        value={draft.contact ?? ''}
      />
      <SwitchField
        isDisabled={isReadOnly}
        isSelected={draft.isActive}
        label={text('console.field.active')}
        onChange={(isActive) => change({ isActive })}
      />
    </>
  );
}

/** A town as a choice, with its postal code before the name. */
export function cityChoice({ cityId, name, postalCode }: City): { id: number; label: string } {
  return { id: cityId, label: [postalCode, name].filter(Boolean).join(' ') };
}
