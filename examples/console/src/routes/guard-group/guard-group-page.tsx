import { Tabs } from '@patrolkit/react-components/controls';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { EntityPage } from '../../entities/entity-page.tsx';
import { useText } from '../../services/texts.ts';
import * as css from './guard-group-page.css.ts';
import { RoleMatrix } from './role-matrix.tsx';
import { useGroupEntity } from './use-group-entity.tsx';

/** /guardGroup: groups of supervisors, and what each role may do. */
export default function GuardGroupPage(): ReactElement {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  return (
    <Tabs
      className={css.tabs}
      label={text('console.guardGroup')}
      onSelect={(tab) => setSearch({ tab })}
      selected={search.get('tab') === 'roles' ? 'roles' : 'groups'}
      tabs={[
        { id: 'groups', label: text('console.guardGroup'), panel: <EntityPage entity={useGroupEntity()} /> },
        { id: 'roles', label: text('console.roles.title'), panel: <RoleMatrix /> },
      ]}
    />
  );
}
