import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EntityPage } from '../../entities/entity-page.tsx';
import { type TextId, useText } from '../../services/texts.ts';
import * as css from './basic-data-page.css.ts';
import { useCategoryEntity } from './use-category-entity.tsx';
import { useCheckpointEntity } from './use-checkpoint-entity.tsx';
import { useCompanyEntity } from './use-company-entity.tsx';
import { useLocationEntity } from './use-location-entity.tsx';
import { useRiskEntity } from './use-risk-entity.tsx';
import { useShiftEntity } from './use-shift-entity.tsx';

const kinds: readonly { readonly id: string; readonly textId: TextId; readonly Page: () => ReactElement }[] = [
  { id: 'companies', textId: 'console.companies.title', Page: () => <EntityPage entity={useCompanyEntity()} /> },
  { id: 'locations', textId: 'console.locations.title', Page: () => <EntityPage entity={useLocationEntity()} /> },
  { id: 'tags', textId: 'console.tags.title', Page: () => <EntityPage entity={useCheckpointEntity()} /> },
  { id: 'categories', textId: 'console.categories.title', Page: () => <EntityPage entity={useCategoryEntity()} /> },
  { id: 'risks', textId: 'console.risks.title', Page: () => <EntityPage entity={useRiskEntity()} /> },
  { id: 'shifts', textId: 'console.shifts.title', Page: () => <EntityPage entity={useShiftEntity()} /> },
];

/** /basicdata: the kinds at the left, the list and the form of the chosen one beside them. */
export default function BasicDataPage(): ReactElement {
  const text = useText();
  const [search] = useSearchParams();
  const chosen = kinds.find(({ id }) => id === search.get('kind')) ?? kinds[1];
  return (
    <div className={css.room}>
      <nav aria-label={text('console.section.basicdata')} className={css.kinds}>
        {kinds.map(({ id, textId }) => (
          <Link
            className={css.kind}
            key={id}
            to={`?kind=${id}`}
            {...(id === chosen?.id ? { 'aria-current': 'page' as const } : {})}
          >
            {text(textId)}
          </Link>
        ))}
      </nav>
      {chosen && <chosen.Page key={chosen.id} />}
    </div>
  );
}
