import { formatDateTime } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { ComboField } from '../controls/combo-field.tsx';
import { DateTimeField } from '../controls/date-time-field.tsx';
import { SelectField } from '../controls/select-field.tsx';
import { SwitchField } from '../controls/switch-field.tsx';
import { TextField } from '../controls/text-field.tsx';
import { usePatrol } from '../provider/index.ts';
import type { CheckField } from './check-draft.rules.ts';
import type { CheckFormOptions } from './check-form.types.ts';
import { problemInWords } from './problem-words.ts';
import type { CheckFormModel } from './use-check-form.ts';

/** The fields of one planned check. @internal */
export function CheckFields({
  model,
  check,
  timeZone,
}: {
  model: CheckFormModel;
} & Pick<CheckFormOptions, 'check' | 'timeZone'>): ReactElement {
  const patrol = usePatrol();
  const { text } = patrol;
  const { draft, change, isRead } = model;
  const errorText = (field: CheckField): string | undefined => problemInWords(patrol, model.problems[field]);
  return (
    <div className="pk-TaskForm-fields">
      <TextField
        autoFocus
        className="pk-TaskForm-wide"
        errorText={errorText('title')}
        isRequired
        label={text('taskForm.title')}
        maxLength={200}
        onChange={(title) => change({ title })}
        value={draft.title}
      />
      <ComboField
        errorText={errorText('guard')}
        isDisabled={isRead}
        isRequired
        label={text('taskForm.guard')}
        onChange={(guardId) => change({ guardId })}
        options={model.guardOptions}
        value={draft.guardId}
      />
      <ComboField
        errorText={errorText('location')}
        isDisabled={isRead}
        isRequired
        label={text('taskForm.location')}
        onChange={(locationId) => {
          if (locationId !== draft.locationId) change({ locationId, checkpointId: null });
        }}
        options={model.locationOptions}
        value={draft.locationId}
      />
      <SelectField
        className="pk-TaskForm-wide"
        errorText={errorText('checkpoints')}
        isClearable={!isRead}
        isDisabled={isRead}
        label={text('taskForm.check.checkpoint')}
        onChange={(checkpointId) => change({ checkpointId })}
        options={model.checkpointOptions}
        value={draft.checkpointId}
      />
      <DateTimeField
        className="pk-TaskForm-wide"
        errorText={errorText('startDate')}
        isDisabled={isRead}
        isRequired
        label={text('taskForm.check.start')}
        onChange={(startsAt) => change({ startsAt })}
        timeZone={timeZone}
        value={draft.startsAt}
      />
      <DateTimeField
        className="pk-TaskForm-wide"
        errorText={errorText('endTime')}
        isDisabled={isRead}
        isRequired
        label={text('taskForm.check.end')}
        onChange={(endsAt) => change({ endsAt })}
        timeZone={timeZone}
        value={draft.endsAt}
      />
      <div className="pk-TaskForm-wide">
        <SwitchField
          isSelected={draft.isMissReported}
          label={text('taskForm.missed')}
          onChange={(isMissReported) => change({ isMissReported })}
        />
      </div>
      {check.readAt !== null && (
        <p className="pk-TaskForm-zone">
          {text('taskForm.check.alreadyRead', { time: formatDateTime(check.readAt, timeZone) })}
        </p>
      )}
      {check.ruleId !== null && <p className="pk-TaskForm-zone">{text('taskForm.check.ofRule')}</p>}
      {timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone && (
        <p className="pk-TaskForm-zone">{text('taskForm.zone', { zone: timeZone })}</p>
      )}
    </div>
  );
}
