import { MultiField, TextField } from '@patrolkit/react-components/controls';
import { type Directory, useLive } from '@patrolkit/react-components/live';
import { isSupervisor, type UserGroup } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import type { Entity, EntityFieldsProps } from '../../entities/entity.types.ts';
import * as css from '../../entities/entity-page.css.ts';
import { requiredName } from '../../entities/required-name.ts';
import { useText } from '../../services/texts.ts';

const blank: UserGroup = { groupId: 0, name: '', description: null, memberIds: [], companyIds: [], version: 0 };

/** Supervisors with one view: the companies they see (S1.20). */
export function useGroupEntity(): Entity<UserGroup> {
  const text = useText();
  const { client, directory } = useLive();
  return useMemo(() => {
    const names = (ids: readonly number[], of: ReadonlyMap<number, { readonly name: string }>): string =>
      ids.map((id) => of.get(id)?.name ?? String(id)).join(', ');
    const members = ({ memberIds }: UserGroup): string => names(memberIds, directory.users);
    const companies = ({ companyIds }: UserGroup): string =>
      companyIds.length === 0 ? text('console.groups.all') : names(companyIds, directory.companies);
    return {
      kind: 'groups',
      title: text('console.guardGroup'),
      newTitle: text('console.groups.new'),
      deleteQuestion: ({ name }) => text('console.entity.deleteQuestion', { name }),
      keyOf: ({ groupId }) => groupId,
      nameOf: ({ name }) => name,
      versionOf: ({ version }) => version,
      blank: () => blank,
      asNew: (group) => ({ ...group, groupId: 0, version: 0 }),
      load: () => client.userGroup.getAll(),
      save: (group, options) => client.userGroup.save(group, options),
      remove: (id) => client.userGroup.delete(id),
      problems: ({ name }) => requiredName(name, text),
      writePolicy: 'users.write',
      columns: [
        {
          id: 'name',
          label: text('console.field.name'),
          width: 'minmax(150px, 1fr)',
          isRowHeader: true,
          cell: ({ name }) => name,
          text: ({ name }) => name,
          sortBy: ({ name }) => name,
        },
        {
          id: 'members',
          label: text('console.groups.members'),
          width: 'minmax(150px, 2fr)',
          cell: members,
          text: members,
          sortBy: ({ memberIds }) => memberIds.length,
        },
        {
          id: 'companies',
          label: text('console.groups.companies'),
          width: 'minmax(150px, 2fr)',
          cell: companies,
          text: companies,
          sortBy: companies,
        },
      ],
      Fields: (props) => <GroupFields {...props} directory={directory} />,
    };
  }, [client, directory, text]);
}

function GroupFields(props: EntityFieldsProps<UserGroup> & { directory: Directory }): ReactElement {
  const { draft, change, errorOf, isReadOnly, directory } = props;
  const text = useText();
  const supervisors = [...directory.users.values()].filter(({ role }) => isSupervisor(role));
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
        rows={3}
        value={draft.description ?? ''}
      />
      <MultiField
        className={css.wide}
        errorText={errorOf('idUsers')}
        isDisabled={isReadOnly}
        label={text('console.groups.members')}
        onChange={(memberIds) => change({ memberIds })}
        options={supervisors.map(({ userId, name }) => ({ id: userId, label: name }))}
        value={draft.memberIds}
      />
      <MultiField
        className={css.wide}
        description={text('console.groups.companiesHelp')}
        errorText={errorOf('idCompanies')}
        isDisabled={isReadOnly}
        label={text('console.groups.companies')}
        onChange={(companyIds) => change({ companyIds })}
        options={[...directory.companies.values()].map(({ companyId, name }) => ({ id: companyId, label: name }))}
        value={draft.companyIds}
      />
    </>
  );
}
