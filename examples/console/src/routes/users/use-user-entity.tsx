import { ComboField, PasswordField, SelectField, SwitchField, TextField } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime, type Language, type Role, type User, type UserGroup } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { choiceField, optionalText, textField, yesNoField } from '../../csv-import/import-fields.ts';
import type { Entity, EntityFieldsProps } from '../../entities/entity.types.ts';
import * as css from '../../entities/entity-page.css.ts';
import { requiredName } from '../../entities/required-name.ts';
import { languageNames } from '../../services/language-names.ts';
import { settings } from '../../services/settings.ts';
import { useText } from '../../services/texts.ts';
import { type PlaceDraft, placeDraft, placeOf, placeProblems } from '../basic-data/place-draft.rules.ts';
import { PlaceFields } from '../basic-data/place-fields.tsx';
import { DeviceCredentials } from './device-credentials.tsx';
import { roles, roleTextId } from './roles.ts';

/** A person as he stands in his form, with a new password where one is to be set. */
export type PersonDraft = Omit<User, 'startPosition'> & PlaceDraft & { readonly password: string };

const blank: PersonDraft = {
  userId: 0,
  name: '',
  role: 'Guard',
  latitude: null,
  longitude: null,
  isActive: true,
  email: null,
  phone: null,
  language: null,
  groupId: null,
  lastContactAt: null,
  canReceive: null,
  thresholds: null,
  version: 0,
  password: '',
};

const toDraft = ({ startPosition, ...rest }: User): PersonDraft => ({
  ...rest,
  ...placeDraft(startPosition),
  password: '',
});

/** People: guards, operators, administrators, and those without a role yet (S1.19). */
export function useUserEntity(groups: readonly UserGroup[]): Entity<PersonDraft> {
  const text = useText();
  const { timeZone } = usePatrol();
  const { client } = useLive();
  return useMemo(() => {
    const role = (value: Role): string => text(roleTextId(value));
    const contact = (at: number | null): string => (at === null ? '' : formatDateTime(at, timeZone));
    return {
      kind: 'users',
      title: text('console.section.users'),
      newTitle: text('console.users.new'),
      deleteQuestion: ({ name }) => text('console.users.deactivateQuestion', { name }),
      keyOf: ({ userId }) => userId,
      nameOf: ({ name }) => name,
      versionOf: ({ version }) => version,
      blank: () => blank,
      /* A person is never removed, only deactivated: undoing makes the same one active again. */
      asNew: (person) => ({ ...person, isActive: true, version: 0 }),
      load: async () => (await client.user.getAll()).filter(({ isPartner }) => !isPartner).map(toDraft),
      save: async ({ latitude, longitude, password, ...person }, options) =>
        toDraft(
          await client.user.save(
            {
              ...person,
              startPosition: placeOf({ latitude, longitude }),
              ...(password === '' ? {} : { password }),
            },
            options,
          ),
        ),
      remove: (id) => client.user.delete(id),
      problems: (person) => ({
        ...requiredName(person.name, text),
        ...Object.fromEntries(Object.entries(placeProblems(person)).map(([field, id]) => [field, text(id)])),
      }),
      writePolicy: 'users.write',
      importing: {
        keyOf: ({ name }) => name,
        /* No passwords: a file that lies about is no place for them. Who needs one asks for a link. */
        fields: [
          textField({ key: 'name', id: 'name', label: text('console.field.person'), isRequired: true }),
          choiceField<PersonDraft, Role>(
            { key: 'role', id: 'role', label: text('console.field.role') },
            roles.map((id) => ({ id, names: [role(id), id] })),
          ),
          optionalText({ key: 'email', id: 'email', label: text('console.login.email') }),
          optionalText({ key: 'phone', id: 'phone', label: text('console.field.phone') }),
          choiceField(
            { key: 'groupId', id: 'idUserGroup', label: text('console.field.group') },
            groups.map(({ groupId, name }) => ({ id: groupId, names: [name] })),
          ),
          choiceField<PersonDraft, Language>(
            { key: 'language', id: 'locale', label: text('console.language') },
            settings.languages.map((id) => ({ id, names: [languageNames[id], id] })),
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
          label: text('console.field.person'),
          width: 'minmax(150px, 2fr)',
          isRowHeader: true,
          cell: ({ name }) => name,
          text: ({ name }) => name,
          sortBy: ({ name }) => name,
        },
        {
          id: 'role',
          label: text('console.field.role'),
          width: '130px',
          cell: (person) => role(person.role),
          text: (person) => role(person.role),
          sortBy: (person) => role(person.role),
          filter: {
            options: roles.map((value) => ({ id: value || 'none', label: role(value) })),
            matches: (person, id) => (person.role || 'none') === id,
          },
        },
        {
          id: 'email',
          label: text('console.login.email'),
          width: 'minmax(140px, 2fr)',
          cell: ({ email }) => email,
          text: ({ email }) => email ?? '',
          sortBy: ({ email }) => email ?? '',
        },
        {
          id: 'phone',
          label: text('console.field.phone'),
          width: '140px',
          cell: ({ phone }) => phone,
          text: ({ phone }) => phone ?? '',
        },
        {
          id: 'contact',
          label: text('console.field.lastContact'),
          width: '130px',
          cell: ({ lastContactAt }) => contact(lastContactAt),
          text: ({ lastContactAt }) => contact(lastContactAt),
          sortBy: ({ lastContactAt }) => lastContactAt ?? 0,
          isDescendingFirst: true,
        },
        {
          id: 'active',
          label: text('console.field.active'),
          width: '80px',
          cell: ({ isActive }) => text(isActive ? 'console.yes' : 'console.no'),
          text: ({ isActive }) => text(isActive ? 'console.yes' : 'console.no'),
          sortBy: ({ isActive }) => Number(isActive),
        },
      ],
      Fields: (props) => <PersonFields {...props} groups={groups} />,
    };
  }, [client, groups, text, timeZone]);
}

function PersonFields(props: EntityFieldsProps<PersonDraft> & { groups: readonly UserGroup[] }): ReactElement {
  const { draft, change, errorOf, isReadOnly, groups } = props;
  const text = useText();
  return (
    <>
      <TextField
        className={css.wide}
        errorText={errorOf('name')}
        isReadOnly={isReadOnly}
        isRequired
        label={text('console.field.person')}
        maxLength={200}
        onChange={(name) => change({ name })}
        value={draft.name}
      />
      <SelectField
        errorText={errorOf('role')}
        isDisabled={isReadOnly}
        label={text('console.field.role')}
        onChange={(role) => change({ role: role === 'none' || role === null ? '' : role })}
        options={roles.map((role) => ({ id: role || ('none' as const), label: text(roleTextId(role)) }))}
        value={draft.role || 'none'}
      />
      <ComboField
        errorText={errorOf('idUserGroup')}
        isClearable
        isReadOnly={isReadOnly}
        label={text('console.field.group')}
        onChange={(groupId) => change({ groupId })}
        options={groups.map(({ groupId, name }) => ({ id: groupId, label: name }))}
        value={draft.groupId}
      />
      <TextField
        autoComplete="off"
        errorText={errorOf('email')}
        isReadOnly={isReadOnly}
        label={text('console.login.email')}
        onChange={(email) => change({ email: email || null })}
        type="email"
        value={draft.email ?? ''}
      />
      <TextField
        autoComplete="off"
        errorText={errorOf('phone')}
        isReadOnly={isReadOnly}
        label={text('console.field.phone')}
        onChange={(phone) => change({ phone: phone || null })}
        type="tel"
        value={draft.phone ?? ''}
      />
      <SelectField
        errorText={errorOf('locale')}
        isClearable
        isDisabled={isReadOnly}
        label={text('console.language')}
        onChange={(language) => change({ language })}
        options={settings.languages.map((code) => ({ id: code, label: languageNames[code] }))}
        value={draft.language}
      />
      <PasswordField
        autoComplete="new-password"
        description={text('console.users.passwordHelp')}
        errorText={errorOf('password')}
        isReadOnly={isReadOnly}
        label={text('console.reset.password')}
        onChange={(password) => change({ password })}
        value={draft.password}
      />
      <PlaceFields errorOf={errorOf} isReadOnly={isReadOnly} onChange={change} place={draft} />
      <SwitchField
        isDisabled={isReadOnly}
        isSelected={draft.isActive}
        label={text('console.field.active')}
        onChange={(isActive) => change({ isActive })}
      />
      {draft.userId > 0 && draft.role === 'Guard' && (
        <DeviceCredentials guardId={draft.userId} guardName={draft.name} />
      )}
    </>
  );
}
