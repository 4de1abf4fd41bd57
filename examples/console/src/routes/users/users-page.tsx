import { useLive } from '@patrolkit/react-components/live';
import type { UserGroup } from '@patrolkit/sdk/model';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EntityPage } from '../../entities/entity-page.tsx';
import { type TextId, useText } from '../../services/texts.ts';
import { useSession } from '../../services/use-session.ts';
import { AuditView } from '../records/audit-view.tsx';
import { PrivacyView } from '../records/privacy-view.tsx';
import { QuarantineView } from '../records/quarantine-view.tsx';
import { PartnersView } from './partners/partners-view.tsx';
import { useUserEntity } from './use-user-entity.tsx';
import * as css from './users-page.css.ts';

interface View {
  readonly id: string;
  readonly textId: TextId;
  /** Policies of which one opens it; empty for none. */
  readonly policies: readonly string[];
  readonly Page: () => ReactElement;
}

const views: readonly View[] = [
  { id: 'people', textId: 'console.section.users', policies: [], Page: People },
  { id: 'partners', textId: 'console.partners.title', policies: ['users.write'], Page: PartnersView },
  { id: 'audit', textId: 'console.audit.title', policies: ['audit.read'], Page: AuditView },
  { id: 'quarantine', textId: 'console.quarantine.title', policies: ['users.write'], Page: QuarantineView },
  { id: 'privacy', textId: 'console.privacy.title', policies: ['audit.read', 'users.write'], Page: PrivacyView },
];

/** /users: people and their phones, and what is written down about both; groups and roles are one link away (G24). */
export default function UsersPage(): ReactElement {
  const text = useText();
  const policies = useSession()?.policies ?? [];
  const [search] = useSearchParams();
  const open = views.filter(
    (view) => view.policies.length === 0 || view.policies.some((one) => policies.includes(one)),
  );
  const chosen = open.find(({ id }) => id === search.get('view')) ?? open[0];
  return (
    <div className={css.room}>
      <nav aria-label={text('console.section.users')} className={css.bar}>
        {open.map(({ id, textId }) => (
          <Link
            className={css.tab}
            key={id}
            to={id === 'people' ? '/users' : `/users?view=${id}`}
            {...(id === chosen?.id ? { 'aria-current': 'page' as const } : {})}
          >
            {text(textId)}
          </Link>
        ))}
        <Link className={css.tab} to="/guardGroup">
          {text('console.users.toGroups')}
        </Link>
      </nav>
      {chosen && <chosen.Page key={chosen.id} />}
    </div>
  );
}

function People(): ReactElement {
  const { client } = useLive();
  const [groups, setGroups] = useState<readonly UserGroup[]>([]);
  useEffect(() => {
    client.userGroup
      .getAll()
      .then(setGroups, (error: unknown) =>
        client.logger.warn('The groups could not be loaded', { reason: String(error) }),
      );
  }, [client]);
  return <EntityPage entity={useUserEntity(groups)} />;
}
