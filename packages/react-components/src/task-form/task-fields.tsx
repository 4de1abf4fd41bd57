import { type ReactElement, useState } from 'react';
import { ComboField } from '../controls/combo-field.tsx';
import { DateField } from '../controls/date-field.tsx';
import { MultiField } from '../controls/multi-field.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { SelectField } from '../controls/select-field.tsx';
import { SwitchField } from '../controls/switch-field.tsx';
import { TextField } from '../controls/text-field.tsx';
import { TimeField } from '../controls/time-field.tsx';
import { usePatrol } from '../provider/index.ts';
import { problemInWords } from './problem-words.ts';
import { TaskBreaks } from './task-breaks.tsx';
import type { TaskField } from './task-problems.rules.ts';
import type { TaskFormModel } from './use-task-form.ts';
import { WeekdayField } from './weekday-field.tsx';

/** Props of {@link TaskFields}. @internal */
export interface TaskFieldsProps {
  model: TaskFormModel;
  canKeepTitle: boolean;
  canSkipDays: boolean;
}

function useWindowHint({ draft }: TaskFormModel): string | undefined {
  const { text } = usePatrol();
  const { startTime, endTime } = draft;
  if (startTime === null || endTime === null || endTime > startTime) return undefined;
  return text(endTime === startTime ? 'taskForm.wholeDay' : 'taskForm.nextDay');
}

function ShiftField({ model }: { model: TaskFormModel }): ReactElement | null {
  const { text } = usePatrol();
  const [chosen, setChosen] = useState<number | null>(null);
  if (model.shiftOptions.length === 0) return null;
  return (
    <SelectField
      className="pk-TaskForm-wide"
      description={text('taskForm.shiftHint')}
      isClearable
      label={text('taskForm.shift')}
      onChange={(shiftId) => {
        setChosen(shiftId);
        model.chooseShift(shiftId);
      }}
      options={model.shiftOptions}
      value={chosen}
    />
  );
}

/** Who, where and what for. */
function AboutFields({ model, canKeepTitle }: Omit<TaskFieldsProps, 'canSkipDays'>): ReactElement {
  const patrol = usePatrol();
  const { text } = patrol;
  const { draft, change, checkpointOptions } = model;
  const errorText = (field: TaskField): string | undefined => problemInWords(patrol, model.problems[field]);
  const checkpointsHint =
    draft.locationId === null
      ? 'taskForm.checkpointsFirst'
      : checkpointOptions.length === 0
        ? 'taskForm.checkpointsNone'
        : 'taskForm.checkpointsHint';
  return (
    <>
      <TextField
        autoFocus
        className="pk-TaskForm-wide"
        description={canKeepTitle ? undefined : text('taskForm.titleNotKept')}
        errorText={errorText('title')}
        isRequired
        label={text('taskForm.title')}
        maxLength={200}
        name="title"
        onChange={(title) => change({ title })}
        value={draft.title}
      />
      <ComboField
        className="pk-TaskForm-guard"
        errorText={errorText('guard')}
        isRequired
        label={text('taskForm.guard')}
        name="guard"
        onChange={(guardId) => change({ guardId })}
        options={model.guardOptions}
        value={draft.guardId}
      />
      <ComboField
        errorText={errorText('location')}
        isRequired
        label={text('taskForm.location')}
        name="location"
        onChange={(locationId) => {
          if (locationId !== draft.locationId) change({ locationId, checkpointIds: [] });
        }}
        options={model.locationOptions}
        value={draft.locationId}
      />
      <MultiField
        className="pk-TaskForm-wide pk-TaskForm-checkpoints"
        description={text(checkpointsHint)}
        errorText={errorText('checkpoints')}
        isDisabled={checkpointOptions.length === 0}
        label={text('taskForm.checkpoints')}
        onChange={(checkpointIds) => change({ checkpointIds })}
        options={checkpointOptions}
        value={draft.checkpointIds}
      />
    </>
  );
}

/** When, how often and how long. */
function TimeFields({ model }: { model: TaskFormModel }): ReactElement {
  const patrol = usePatrol();
  const { text } = patrol;
  const { draft, change } = model;
  const errorText = (field: TaskField): string | undefined => problemInWords(patrol, model.problems[field]);
  const windowHint = useWindowHint(model);
  const minutes = text('taskForm.minutes');
  return (
    <>
      <DateField
        errorText={errorText('startDate')}
        isRequired
        label={text('taskForm.startDate')}
        name="startDate"
        onChange={(startDate) => change({ startDate })}
        timeZone={draft.timeZone}
        value={draft.startDate}
      />
      <div className="pk-TaskForm-times">
        <TimeField
          errorText={errorText('startTime')}
          isRequired
          label={text('taskForm.startTime')}
          name="startTime"
          onChange={(startTime) => change({ startTime })}
          value={draft.startTime}
        />
        <TimeField
          description={windowHint}
          errorText={errorText('endTime')}
          isRequired
          label={text('taskForm.endTime')}
          name="endTime"
          onChange={(endTime) => change({ endTime })}
          value={draft.endTime}
        />
      </div>
      <NumberField
        errorText={errorText('interval')}
        isRequired
        label={text('taskForm.interval')}
        minValue={1}
        name="interval"
        onChange={(intervalMinutes) => change({ intervalMinutes })}
        step={5}
        unit={minutes}
        value={draft.intervalMinutes}
      />
      <NumberField
        errorText={errorText('tolerance')}
        isRequired
        label={text('taskForm.tolerance')}
        minValue={0}
        name="tolerance"
        onChange={(toleranceMinutes) => change({ toleranceMinutes })}
        step={5}
        unit={minutes}
        value={draft.toleranceMinutes}
      />
      <WeekdayField
        errorText={errorText('weekdays')}
        isRequired
        label={text('taskForm.weekdays')}
        onChange={(weekdays) => change({ weekdays })}
        value={draft.weekdays}
      />
      <DateField
        errorText={errorText('repeatUntil')}
        isRequired
        label={text('taskForm.repeatUntil')}
        name="repeatUntil"
        onChange={(repeatUntil) => change({ repeatUntil })}
        timeZone={draft.timeZone}
        value={draft.repeatUntil}
      />
    </>
  );
}

/** All fields of a task (S5.12 to S5.26). @internal */
export function TaskFields({ model, canKeepTitle, canSkipDays }: TaskFieldsProps): ReactElement {
  const { text } = usePatrol();
  const { draft, change } = model;
  const isElsewhere = draft.timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="pk-TaskForm-fields">
      <AboutFields canKeepTitle={canKeepTitle} model={model} />
      <ShiftField model={model} />
      <TimeFields model={model} />
      {canSkipDays && <TaskBreaks model={model} />}
      {canKeepTitle && (
        <div className="pk-TaskForm-wide">
          <SwitchField
            isSelected={draft.isMissReported}
            label={text('taskForm.missed')}
            onChange={(isMissReported) => change({ isMissReported })}
          />
        </div>
      )}
      {/* C1: times are those of the rule's zone; where the page lives in another one, that is said. */}
      {isElsewhere && <p className="pk-TaskForm-zone">{text('taskForm.zone', { zone: draft.timeZone })}</p>}
    </div>
  );
}
