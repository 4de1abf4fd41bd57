import { type ReactElement, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { DateField } from '../controls/date-field.tsx';
import { showDate } from '../controls/typed-date.rules.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { problemInWords } from './problem-words.ts';
import { withSkipped } from './task-draft.rules.ts';
import type { TaskField } from './task-problems.rules.ts';
import type { TaskFormModel } from './use-task-form.ts';

/* A day is added by its button or by Enter, not while it is being typed. */
function SkipField({ model }: { model: TaskFormModel }): ReactElement {
  const { text } = usePatrol();
  const { draft, change } = model;
  const [day, setDay] = useState<string | null>(null);
  const add = (): void => {
    if (day === null) return;
    change({ skippedDates: withSkipped(draft, [day]) });
    setDay(null);
  };
  return (
    <fieldset
      className="pk-TaskForm-skip pk-TaskForm-wide"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        add();
      }}
    >
      <DateField
        description={text('taskForm.breaksHint')}
        label={text('taskForm.skipDay')}
        onChange={setDay}
        timeZone={draft.timeZone}
        value={day}
      />
      <Button isDisabled={day === null} onPress={add} size="lg">
        {text('taskForm.skipAdd')}
      </Button>
    </fieldset>
  );
}

function SkippedDays({ model }: { model: TaskFormModel }): ReactElement | null {
  const { text } = usePatrol();
  const { skippedDates } = model.draft;
  if (skippedDates.length === 0) return null;
  return (
    <ul aria-label={text('taskForm.skippedDays')} className="pk-TaskForm-wide pk-TaskForm-skipped">
      {skippedDates.map((date) => (
        <li className="pk-Tag" key={date}>
          {showDate(date)}
          <button
            aria-label={text('field.remove', { label: showDate(date) })}
            className="pk-Tag-remove"
            onClick={() => model.change({ skippedDates: skippedDates.filter((one) => one !== date) })}
            type="button"
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a rule leaves out of its days: single ones, and those of a pause. Folded away while there is none. @internal */
export function TaskBreaks({ model }: { model: TaskFormModel }): ReactElement {
  const patrol = usePatrol();
  const { text } = patrol;
  const { draft, change, problems } = model;
  const hasSome = draft.skippedDates.length > 0 || draft.pauseFrom !== null || draft.pauseUntil !== null;
  const [isOpened, setOpened] = useState(hasSome);
  const errorText = (field: TaskField): string | undefined => problemInWords(patrol, problems[field]);
  const isWrong = problems.pauseFrom !== undefined || problems.pauseUntil !== undefined;
  return (
    <details
      className="pk-TaskForm-wide pk-TaskForm-breaks"
      onToggle={(event) => setOpened(event.currentTarget.open)}
      open={isOpened || isWrong}
    >
      <summary className="pk-TaskForm-breaksTitle">{text('taskForm.breaks')}</summary>
      <div className="pk-TaskForm-fields">
        <SkipField model={model} />
        <SkippedDays model={model} />
        <DateField
          errorText={errorText('pauseFrom')}
          label={text('taskForm.pauseFrom')}
          name="pauseFrom"
          onChange={(pauseFrom) => change({ pauseFrom })}
          timeZone={draft.timeZone}
          value={draft.pauseFrom}
        />
        <DateField
          errorText={errorText('pauseUntil')}
          label={text('taskForm.pauseUntil')}
          name="pauseUntil"
          onChange={(pauseUntil) => change({ pauseUntil })}
          timeZone={draft.timeZone}
          value={draft.pauseUntil}
        />
      </div>
    </details>
  );
}
