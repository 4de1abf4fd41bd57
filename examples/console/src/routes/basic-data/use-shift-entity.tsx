import { TextField, TimeField } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { type Shift, type Weekday, weekdays } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { choicesField, textField, timeField } from '../../csv-import/import-fields.ts';
import type { Entity, EntityFieldsProps } from '../../entities/entity.types.ts';
import * as css from '../../entities/entity-page.css.ts';
import { requiredName } from '../../entities/required-name.ts';
import { useText } from '../../services/texts.ts';
import * as own from './basic-data-page.css.ts';

/** A shift as it stands in its form: a time may still be missing. */
export type ShiftDraft = Omit<Shift, 'fromTime' | 'toTime'> & {
  /** `HH:mm` */
  readonly fromTime: string | null;
  readonly toTime: string | null;
};

const blank: ShiftDraft = { shiftId: 0, name: '', fromTime: '22:00', toTime: '06:00', weekdays, version: 0 };

const toDraft = (shift: Shift): ShiftDraft => ({
  ...shift,
  fromTime: shift.fromTime.slice(0, 5),
  toTime: shift.toTime.slice(0, 5),
});
const fromDraft = (draft: ShiftDraft): Shift => ({
  ...draft,
  fromTime: `${draft.fromTime ?? '00:00'}:00`,
  toTime: `${draft.toTime ?? '00:00'}:00`,
});

/** Working hours that pre-fill a task (S1.18). */
export function useShiftEntity(): Entity<ShiftDraft> {
  const text = useText();
  const patrol = usePatrol();
  const { client } = useLive();
  return useMemo(() => {
    const days = (shift: ShiftDraft): string =>
      weekdays
        .flatMap((day, at) => (shift.weekdays.includes(day) ? [patrol.text(`date.weekdayShort.${dayNumber(at)}`)] : []))
        .join(', ');
    const hours = ({ fromTime, toTime }: ShiftDraft): string => `${fromTime ?? ''}–${toTime ?? ''}`;
    return {
      kind: 'shifts',
      title: text('console.shifts.title'),
      newTitle: text('console.shifts.new'),
      deleteQuestion: ({ name }) => text('console.entity.deleteQuestion', { name }),
      keyOf: ({ shiftId }) => shiftId,
      nameOf: ({ name }) => name,
      versionOf: ({ version }) => version,
      blank: () => blank,
      asNew: (shift) => ({ ...shift, shiftId: 0, version: 0 }),
      load: async () => (await client.shift.getAll()).map(toDraft),
      save: async (draft, options) => toDraft(await client.shift.save(fromDraft(draft), options)),
      remove: (id) => client.shift.delete(id),
      problems: (draft) => ({
        ...requiredName(draft.name, text),
        ...(draft.fromTime === null ? { fromTime: text('console.entity.required') } : {}),
        ...(draft.toTime === null ? { toTime: text('console.entity.required') } : {}),
        ...(draft.weekdays.length === 0 ? { weekdays: text('console.shifts.noDay') } : {}),
      }),
      writePolicy: 'basicdata.write',
      importing: {
        keyOf: ({ name }) => name,
        fields: [
          textField({ key: 'name', id: 'name', label: text('console.field.name'), isRequired: true }),
          timeField({ key: 'fromTime', id: 'fromTime', label: text('console.field.from') }),
          timeField({ key: 'toTime', id: 'toTime', label: text('console.field.to') }),
          choicesField(
            { key: 'weekdays', id: 'weekdays', label: text('console.field.weekdays') },
            weekdays.map((id, at) => ({ id, names: [patrol.text(`date.weekdayShort.${dayNumber(at)}`), id] })),
          ),
        ],
      },
      columns: [
        {
          id: 'name',
          label: text('console.field.name'),
          width: 'minmax(160px, 1fr)',
          isRowHeader: true,
          cell: ({ name }) => name,
          text: ({ name }) => name,
          sortBy: ({ name }) => name,
        },
        {
          id: 'hours',
          label: text('console.field.hours'),
          width: '130px',
          cell: hours,
          text: hours,
          sortBy: hours,
        },
        { id: 'days', label: text('console.field.weekdays'), width: 'minmax(160px, 1fr)', cell: days, text: days },
      ],
      Fields: ShiftFields,
    };
  }, [client, patrol, text]);
}

const dayNumber = (at: number): 1 | 2 | 3 | 4 | 5 | 6 | 7 => (at + 1) as 1; // one of seven, by its place among the weekdays

function ShiftFields({ draft, change, errorOf, isReadOnly }: EntityFieldsProps<ShiftDraft>): ReactElement {
  const text = useText();
  const patrol = usePatrol();
  const noDay = errorOf('weekdays');
  return (
    <>
      <TextField
        className={css.wide}
        errorText={errorOf('name')}
        isReadOnly={isReadOnly}
        isRequired
        label={text('console.field.name')}
        maxLength={200}
        onChange={(name) => change({ name })}
        value={draft.name}
      />
      <TimeField
        errorText={errorOf('fromTime')}
        isReadOnly={isReadOnly}
        isRequired
        label={text('console.field.from')}
        onChange={(fromTime) => change({ fromTime })}
        value={draft.fromTime}
      />
      <TimeField
        description={text('console.shifts.nextDay')}
        errorText={errorOf('toTime')}
        isReadOnly={isReadOnly}
        isRequired
        label={text('console.field.to')}
        onChange={(toTime) => change({ toTime })}
        value={draft.toTime}
      />
      <div className={css.wide}>
        <span className={own.label} id="shift-days">
          {text('console.field.weekdays')}
        </span>
        <ToggleButtonGroup
          aria-labelledby="shift-days"
          className={own.days}
          isDisabled={isReadOnly}
          onSelectionChange={(keys) => change({ weekdays: weekdays.filter((day: Weekday) => keys.has(day)) })}
          selectedKeys={draft.weekdays}
          selectionMode="multiple"
        >
          {weekdays.map((day, at) => (
            <ToggleButton className={own.day} id={day} key={day}>
              {patrol.text(`date.weekdayShort.${dayNumber(at)}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {noDay && (
          <span className={own.error} role="alert">
            {noDay}
          </span>
        )}
      </div>
    </>
  );
}
