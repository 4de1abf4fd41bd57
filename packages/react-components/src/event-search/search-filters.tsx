import { type ReactElement, useMemo } from 'react';
import { ComboField } from '../controls/combo-field.tsx';
import { DateTimeField } from '../controls/date-time-field.tsx';
import { usePatrol } from '../provider/index.ts';
import type { EventSearchProps } from './event-search.types.ts';
import type { EventSearchModel } from './use-event-search.ts';

/** Props of {@link SearchFilterFields}. @public */
export interface SearchFilterFieldsProps
  extends Pick<EventSearchProps, 'locations' | 'checkpoints' | 'companies' | 'guards'> {
  /** What `useEventSearch` gives. */
  model: EventSearchModel;
}

/** Location, category, owner, guard, and the period (S2.101 to S2.106). @public */
export function SearchFilterFields(props: SearchFilterFieldsProps): ReactElement {
  const { model, locations, checkpoints, companies, guards } = props;
  const { text, intl } = usePatrol();
  const { filters, setFilters, problems } = model;
  const { locationId } = filters;
  const choices = useMemo(() => {
    const words = new Intl.Collator(intl.locale, { numeric: true });
    const sorted = <C extends { label: string }>(list: C[]): C[] =>
      list.sort((a, b) => words.compare(a.label, b.label));
    const places = new Map(locations.map((location) => [location.locationId, location.name]));
    return {
      locations: sorted(locations.map(({ locationId, name }) => ({ id: locationId, label: name }))),
      companies: sorted(companies.map(({ companyId, name }) => ({ id: companyId, label: name }))),
      guards: sorted(
        guards.map(({ userId, name, isActive }) => ({
          id: userId,
          label: name,
          detail: isActive ? undefined : text('eventSearch.inactive'),
        })),
      ),
      categories: sorted(
        checkpoints
          .filter((checkpoint) => locationId === null || checkpoint.locationId === locationId)
          .map(({ checkpointId, name, ...of }) => ({
            id: checkpointId,
            label: name,
            detail: places.get(of.locationId),
          })),
      ),
    };
  }, [locations, checkpoints, companies, guards, locationId, intl.locale, text]);
  const problemText = (field: 'from' | 'to'): string | undefined => {
    const problem = problems[field];
    return problem === null ? undefined : text(`eventSearch.problem.${problem}`);
  };
  const shared = { isClearable: true, placeholder: text('eventSearch.any') };
  /* A category of another location would find nothing. */
  const chooseLocation = (id: number | null): void => {
    const chosen = checkpoints.find(({ checkpointId }) => checkpointId === filters.checkpointId);
    const isKept = id === null || chosen?.locationId === id;
    setFilters({ locationId: id, checkpointId: isKept ? filters.checkpointId : null });
  };
  return (
    <div className="pk-EventSearch-filters">
      <ComboField
        {...shared}
        label={text('eventSearch.field.location')}
        onChange={chooseLocation}
        options={choices.locations}
        value={locationId}
      />
      <ComboField
        {...shared}
        label={text('eventSearch.field.category')}
        onChange={(checkpointId) => setFilters({ checkpointId })}
        options={choices.categories}
        value={filters.checkpointId}
      />
      <ComboField
        {...shared}
        label={text('eventSearch.field.owner')}
        onChange={(companyId) => setFilters({ companyId })}
        options={choices.companies}
        value={filters.companyId}
      />
      <ComboField
        {...shared}
        label={text('eventSearch.field.guard')}
        onChange={(guardId) => setFilters({ guardId })}
        options={choices.guards}
        value={filters.guardId}
      />
      <DateTimeField
        errorText={problemText('from')}
        label={text('eventSearch.field.from')}
        onChange={(from) => setFilters({ from })}
        value={filters.from}
      />
      <DateTimeField
        errorText={problemText('to')}
        label={text('eventSearch.field.to')}
        onChange={(to) => setFilters({ to })}
        value={filters.to}
      />
    </div>
  );
}
