import '@patrolkit/react-components/themes';
import { type DataGridFilter, EventGrid } from '@patrolkit/react-components/event-grid';
import en from '@patrolkit/react-components/messages/en.json';
import { PatrolProvider } from '@patrolkit/react-components/provider';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { language, type MakeContender, pageSize, timeZone } from '../contender.ts';

const now = (): number => performance.now();
const nothing = (): void => {};
const done = async (): Promise<void> => {};

interface PageProps {
  events: readonly PatrolEvent[];
  filter: DataGridFilter;
}

function Page({ events, filter }: PageProps): ReactElement {
  return (
    <StrictMode>
      <PatrolProvider language={language} messages={en} now={now} timeZone={timeZone}>
        <div style={{ display: 'grid', height: '100%' }}>
          <EventGrid
            defaultPageSize={pageSize}
            events={events}
            filter={filter}
            onConfirm={nothing}
            onDelete={done}
            onEdit={done}
            onExport={nothing}
            onOpenComments={nothing}
            onRespond={nothing}
            onSearch={nothing}
            onViewImage={nothing}
            status="ready"
          />
        </div>
      </PatrolProvider>
    </StrictMode>
  );
}

/** Ours, as a host uses it: by its public entry, with toolbar, pager, details and everything that can be done. */
export const make: MakeContender = (box, first) => {
  const root = createRoot(box);
  let props: PageProps = { events: first, filter: { quick: '', columns: {} } };
  const draw = (change: Partial<PageProps>): void => {
    props = { ...props, ...change };
    root.render(<Page {...props} />);
  };
  draw({});
  return {
    show: (events) => draw({ events }),
    change: (events) => draw({ events }),
    filter: (quick) => draw({ filter: { quick, columns: {} } }),
    /* As somebody does it: the first press orders from A to Z, the next one from Z to A. */
    sort: () => box.querySelector<HTMLElement>('[role="columnheader"][data-column="source"] button')?.click(),
    rows: () => [...(box.querySelector('.pk-DataGrid-body')?.children ?? [])],
  };
};
