import type { Occurrence } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import { usePatrol } from '../provider/index.ts';
import { localDay } from './calendar-days.rules.ts';
import { addDelta, type GestureDelta, stepMinutes } from './gesture.rules.ts';
import { dayAfterDrop } from './preview.rules.ts';
import { useGestureWords } from './use-gesture-words.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';

/** Props of {@link GestureBar}. @internal */
export interface GestureBarProps {
  model: SchedulerCalendarModel;
  /** Called when what was held by keys is put down or given up by a button: the focus goes to the day where the check lies then. */
  onReleased: (day: number, item: Occurrence) => void;
}

/**
 * What is held and where it would go, what is being saved, what was not saved and how to go on. Floats over the lower
 * edge: nothing moves. Its buttons do what dragging does, for those who do not drag (A5).
 * @internal
 */
export function GestureBar({ model, onReleased }: GestureBarProps): ReactElement {
  const { text } = usePatrol();
  const { drag } = model;
  const { gesture, view, outcome, canUndo } = drag;
  const words = useGestureWords(model);
  const isBusy = view.isSaving || view.isUndoing;
  const isEnded = !gesture && !isBusy;
  const isShown = gesture !== null || isBusy || view.canRetry || (outcome !== null && outcome.kind !== 'cancelled');
  return (
    <div className="pk-GestureBar" data-failed={view.canRetry ? '' : undefined} data-shown={isShown ? '' : undefined}>
      <p className={isShown ? 'pk-GestureBar-words' : 'pk-Hidden'} role="status">
        {words.map((sentence) => (
          <span key={sentence}>{sentence.endsWith('.') ? sentence : `${sentence}.`} </span>
        ))}
      </p>
      {gesture?.by === 'keys' && <GestureSteps model={model} onReleased={onReleased} />}
      {isEnded && view.canRetry && (
        <Button onPress={drag.retry} variant="primary">
          {text('schedulerCalendar.tryAgain')}
        </Button>
      )}
      {isEnded && canUndo && outcome?.kind === 'saved' && (
        <Button onPress={drag.undo}>
          <Icon name="undo" />
          {text('schedulerCalendar.undo')}
        </Button>
      )}
      {isEnded && isShown && (
        <IconButton icon="close" label={text('schedulerCalendar.dismiss')} onPress={drag.dismiss} />
      )}
    </div>
  );
}

function GestureSteps({ model, onReleased }: GestureBarProps): ReactElement | null {
  const { text } = usePatrol();
  const { drag, view } = model;
  const { gesture } = drag;
  if (!gesture) return null;
  const step = (icon: IconName, label: string, delta: GestureDelta): ReactElement => (
    <IconButton icon={icon} label={label} onPress={() => drag.dragTo(addDelta(gesture.delta, delta))} />
  );
  const hasHours = gesture.kind !== 'copy' && view !== 'month' && view !== 'agenda';
  const minutes = stepMinutes;
  return (
    <>
      {step('chev-left', text('schedulerCalendar.dayEarlier'), { days: -1, minutes: 0 })}
      {step('chev-right', text('schedulerCalendar.dayLater'), { days: 1, minutes: 0 })}
      {hasHours &&
        step('chev-up', text('schedulerCalendar.minutesEarlier', { minutes }), { days: 0, minutes: -minutes })}
      {hasHours && step('chev-down', text('schedulerCalendar.minutesLater', { minutes }), { days: 0, minutes })}
      <Button
        onPress={() => {
          const day = dayAfterDrop(drag.view, gesture.item, gesture.timeZone);
          drag.drop();
          onReleased(day, gesture.item);
        }}
        variant="primary"
      >
        {text('schedulerCalendar.save')}
      </Button>
      <Button
        onPress={() => {
          drag.cancel();
          onReleased(localDay(gesture.timeZone, gesture.item.startsAt), gesture.item);
        }}
      >
        {text('schedulerCalendar.cancel')}
      </Button>
    </>
  );
}
