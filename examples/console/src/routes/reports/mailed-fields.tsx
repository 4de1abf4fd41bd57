import {
  CheckboxField,
  ComboField,
  NumberField,
  SelectField,
  TextField,
  TimeField,
} from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { weekdays } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import type { EntityFieldsProps } from '../../entities/entity.types.ts';
import * as css from '../../entities/entity-page.css.ts';
import { languageNames } from '../../services/language-names.ts';
import { settings } from '../../services/settings.ts';
import { useText } from '../../services/texts.ts';
import type { MailedDraft } from './mailed-draft.rules.ts';
import { mailedReportIds, useMailedWords } from './mailed-words.ts';
import { ScheduleDeliveries } from './schedule-deliveries.tsx';

const reports = [
  'PatrolCompliance',
  'ReportMachineStatus',
  'ReportMachineStatusInPeriod',
  'ReportMachineConsumption',
] as const;

/** The form of a mailed report: what, when, as which file, to whom; below, what was sent. */
export function MailedFields({ draft, change, errorOf, isReadOnly }: EntityFieldsProps<MailedDraft>): ReactElement {
  const text = useText();
  const { directory } = useLive();
  return (
    <>
      <TextField
        isReadOnly={isReadOnly}
        className={css.wide}
        errorText={errorOf('name')}
        isRequired
        label={text('console.field.name')}
        maxLength={200}
        onChange={(name) => change({ name })}
        value={draft.name}
      />
      <SelectField
        className={css.wide}
        isDisabled={isReadOnly}
        label={text('console.mailed.report')}
        onChange={(report) => report && change({ report })}
        options={reports.map((id) => ({ id, label: text(mailedReportIds[id]) }))}
        value={draft.report}
      />
      <ComboField
        isReadOnly={isReadOnly}
        className={css.wide}
        errorText={errorOf('idCompany')}
        isClearable
        label={text('console.field.company')}
        onChange={(companyId) => change({ companyId })}
        options={[...directory.companies.values()].map(({ companyId: id, name }) => ({ id, label: name }))}
        placeholder={text('console.mailed.all')}
        value={draft.companyId}
      />
      <SelectField
        isDisabled={isReadOnly}
        label={text('console.mailed.format')}
        onChange={(format) => format && change({ format })}
        options={(['xlsx', 'csv'] as const).map((id) => ({ id, label: id.toUpperCase() }))}
        value={draft.format}
      />
      <SelectField
        isDisabled={isReadOnly}
        label={text('console.language')}
        onChange={(language) => language && change({ language })}
        options={settings.languages.map((id) => ({ id, label: languageNames[id] }))}
        value={draft.language}
      />
      <TimesFields change={change} draft={draft} errorOf={errorOf} isReadOnly={isReadOnly} />
      <TextField
        isReadOnly={isReadOnly}
        className={css.wide}
        errorText={errorOf('emails')}
        isRequired
        label={text('console.mailed.emails')}
        onChange={(addresses) => change({ addresses })}
        rows={3}
        value={draft.addresses}
      />
      <div className={css.wide}>
        <CheckboxField
          isDisabled={isReadOnly}
          isSelected={!draft.isPaused}
          label={text('console.mailed.isOn')}
          onChange={(isOn) => change({ isPaused: !isOn })}
        />
      </div>
      {draft.scheduleId > 0 && <ScheduleDeliveries draft={draft} />}
    </>
  );
}

function TimesFields({ draft, change, errorOf, isReadOnly }: EntityFieldsProps<MailedDraft>): ReactElement {
  const text = useText();
  const { timeZone } = usePatrol();
  const words = useMailedWords();
  return (
    <>
      <SelectField
        className={css.wide}
        description={text(`console.mailed.about.${draft.report === 'ReportMachineStatus' ? 'now' : draft.every}`)}
        isDisabled={isReadOnly}
        label={text('console.mailed.every')}
        onChange={(every) => every && change({ every })}
        options={(['day', 'week', 'month'] as const).map((id) => ({ id, label: text(`console.mailed.every.${id}`) }))}
        value={draft.every}
      />
      <TimeField
        description={text('console.mailed.zone', { zone: timeZone })}
        errorText={errorOf('time')}
        isReadOnly={isReadOnly}
        isRequired
        label={text('console.mailed.time')}
        onChange={(time) => change({ time })}
        value={draft.time}
      />
      {draft.every === 'week' && (
        <SelectField
          isDisabled={isReadOnly}
          label={text('console.mailed.weekday')}
          onChange={(weekday) => weekday && change({ weekday })}
          options={weekdays.map((id) => ({ id, label: words.weekday(id) }))}
          value={draft.weekday}
        />
      )}
      {draft.every === 'month' && (
        <NumberField
          description={text('console.mailed.shortMonth')}
          errorText={errorOf('dayOfMonth')}
          isReadOnly={isReadOnly}
          label={text('console.mailed.dayOfMonth')}
          maxValue={31}
          minValue={1}
          onChange={(dayOfMonth) => change({ dayOfMonth: dayOfMonth ?? 1 })}
          value={draft.dayOfMonth}
        />
      )}
    </>
  );
}
