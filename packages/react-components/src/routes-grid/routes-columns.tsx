import { formatDateTime } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import type { DataGridColumn } from '../data-grid/index.ts';
import { type Patrol, usePatrol } from '../provider/index.ts';
import type { Age } from './route-age.rules.ts';
import { byStatus, type RouteView } from './route-view.rules.ts';
import type { RouteNames } from './routes-grid.types.ts';

/** How long ago, in full; in a narrow panel it is seen in short and read in full (S2.64). @internal */
function AgeText({ age }: { age: Age }): ReactElement {
  const { text } = usePatrol();
  return (
    <>
      <span className="pk-RoutesGrid-age">{text(`routesGrid.age.${age.unit}`, { count: age.count })}</span>
      <span aria-hidden="true" className="pk-RoutesGrid-shortAge">
        {text(`routesGrid.shortAge.${age.unit}`, { count: age.count })}
      </span>
    </>
  );
}

function placeText({ route }: RouteView, names: RouteNames): string {
  const { position } = route;
  return names.place?.(route) ?? (position ? `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}` : '');
}

/** The nine columns of the routes grid in their order (S2.62). @internal */
export function routeColumns({ text, timeZone }: Patrol, names: RouteNames): readonly DataGridColumn<RouteView>[] {
  const time = (at: number): string => formatDateTime(at, timeZone);
  const companyText = ({ route: { companyId } }: RouteView): string =>
    companyId === null ? '' : (names.company?.(companyId) ?? String(companyId));
  const statusText = (view: RouteView): string => text(`routesGrid.${view.status}`);
  const words = (
    id: string,
    width: string,
    wordsOf: (view: RouteView) => string,
    more: Partial<DataGridColumn<RouteView>> = {},
  ): DataGridColumn<RouteView> => ({
    id,
    label: text(`routesGrid.column.${id}` as 'routesGrid.column.id'), // each id below has its text
    width,
    text: wordsOf,
    sortBy: wordsOf,
    cell: wordsOf,
    ...more,
  });
  /* In rows of three lines, which have no heads, a number alone says nothing. */
  const numbers = (id: string, width: string, numberOf: (view: RouteView) => number): DataGridColumn<RouteView> => {
    const column = words(id, width, (view) => String(numberOf(view)), { sortBy: numberOf });
    return {
      ...column,
      cell: (view) => (
        <span>
          <span aria-hidden="true" className="pk-RoutesGrid-name">
            {column.label}{' '}
          </span>
          {numberOf(view)}
        </span>
      ),
    };
  };
  return [
    numbers('id', '44px', ({ route }) => route.routeId),
    words('start', '107px', ({ route }) => time(route.startsAt), {
      sortBy: ({ route }) => route.startsAt,
      isDescendingFirst: true,
    }),
    words('end', '107px', ({ route }) => time(route.endsAt), {
      sortBy: ({ route }) => route.endsAt,
      isDescendingFirst: true,
    }),
    words('company', '90px', companyText),
    words('guard', '90px', ({ route }) => route.guardName, { isRowHeader: true }),
    numbers('userId', '50px', ({ route }) => route.guardId),
    words('place', 'minmax(60px, 1fr)', (view) => placeText(view, names)),
    {
      ...words('status', '72px', statusText, { sortBy: undefined, compare: byStatus }),
      filter: {
        options: (['active', 'inactive'] as const).map((id) => ({ id, label: text(`routesGrid.${id}`) })),
        matches: ({ status }, id) => status === id,
      },
      cell: (view) => <span className="pk-RoutesGrid-status">{statusText(view)}</span>,
    },
    {
      id: 'updated',
      label: text('routesGrid.column.updated'),
      width: 'var(--pk-x-age, 74px)',
      sortBy: ({ route }) => route.lastContactAt ?? 0,
      isDescendingFirst: true,
      cell: ({ age }) => age && <AgeText age={age} />,
    },
  ];
}
