import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { EventGridProps } from './event-grid.types.ts';
import type { EventGridModel } from './use-event-grid.ts';

/** Props of {@link EventToolbar}. @public */
export interface EventToolbarProps extends Pick<EventGridProps, 'title' | 'onSearch' | 'toolbarActions'> {
  model: EventGridModel;
  /** Whether the number of events is known: not while the first fetch runs, and not when it failed. */
  isCountKnown: boolean;
  /** Id of the heading, which names the grid's section. */
  headingId: string;
  /** Called after the waiting rows were shown: the button that was pressed is gone. */
  onWaitingShown: () => void;
}

/** Heading, count, rows that wait, Confirm for the selection, and what the host adds. @public */
export function EventToolbar(props: EventToolbarProps): ReactElement {
  const { model, headingId, onWaitingShown } = props;
  const { grid, selected, waitingAlarmCount: alarms } = model;
  const { text } = usePatrol();
  const waiting = grid.waiting.length;
  return (
    <header className="pk-EventGrid-toolbar">
      <h2 className="pk-EventGrid-title" id={headingId}>
        {props.title ?? text('eventGrid.title')}
      </h2>
      <span className="pk-EventGrid-count">
        {selected.count > 0
          ? text('grid.selected', { count: selected.count })
          : props.isCountKnown && String(grid.rowCount)}
      </span>
      <div className="pk-EventGrid-waitingPlace">
        {waiting > 0 && (
          <Button
            {...grid.waitingProps}
            className="pk-EventGrid-waiting"
            data-alarm={alarms > 0 ? '' : undefined}
            onPress={() => {
              grid.showWaiting();
              onWaitingShown();
            }}
          >
            <Icon name="chev-up" />
            <span className="pk-EventGrid-waitingText">
              {text(alarms > 0 ? 'eventGrid.waitingAlarms' : 'eventGrid.waiting', { count: waiting, alarms })}
            </span>
          </Button>
        )}
      </div>
      <Button isDisabled={selected.openIds.length === 0} onPress={model.confirmSelected}>
        <Icon name="check" />
        {text('eventGrid.confirm')}
      </Button>
      {props.onSearch && (
        <Button onPress={props.onSearch}>
          <Icon name="search" />
          <span className="pk-EventGrid-searchText">{text('eventGrid.search')}</span>
        </Button>
      )}
      {props.toolbarActions}
    </header>
  );
}
