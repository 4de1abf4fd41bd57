import { NumberField, TextField } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import type { Risk } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { numberField, optionalText, textField } from '../../csv-import/import-fields.ts';
import type { Entity, EntityFieldsProps } from '../../entities/entity.types.ts';
import * as css from '../../entities/entity-page.css.ts';
import { requiredName } from '../../entities/required-name.ts';
import { useText } from '../../services/texts.ts';

const blank: Risk = { riskId: 0, name: '', level: 1, description: null, version: 0 };

/** How dangerous places are, from 1 to 5 (S1.17). */
export function useRiskEntity(): Entity<Risk> {
  const text = useText();
  const { client } = useLive();
  return useMemo(
    () => ({
      kind: 'risks',
      title: text('console.risks.title'),
      newTitle: text('console.risks.new'),
      deleteQuestion: ({ name }) => text('console.entity.deleteQuestion', { name }),
      keyOf: ({ riskId }) => riskId,
      nameOf: ({ name }) => name,
      versionOf: ({ version }) => version,
      blank: () => blank,
      asNew: (risk) => ({ ...risk, riskId: 0, version: 0 }),
      load: () => client.risk.getAll(),
      save: (risk, options) => client.risk.save(risk, options),
      remove: (id) => client.risk.delete(id),
      problems: ({ name, level }) => ({
        ...requiredName(name, text),
        ...(Number.isInteger(level) && level >= 1 && level <= 5 ? {} : { level: text('console.risks.levelRange') }),
      }),
      writePolicy: 'basicdata.write',
      importing: {
        keyOf: ({ name }) => name,
        fields: [
          textField({ key: 'name', id: 'name', label: text('console.field.name'), isRequired: true }),
          numberField({ key: 'level', id: 'level', label: text('console.field.level') }),
          optionalText({ key: 'description', id: 'description', label: text('console.field.description') }),
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
          id: 'level',
          label: text('console.field.level'),
          width: '90px',
          cell: ({ level }) => level,
          text: ({ level }) => String(level),
          sortBy: ({ level }) => level,
        },
        {
          id: 'description',
          label: text('console.field.description'),
          width: 'minmax(160px, 2fr)',
          cell: ({ description }) => description,
          text: ({ description }) => description ?? '',
          sortBy: ({ description }) => description ?? '',
        },
      ],
      Fields: RiskFields,
    }),
    [client, text],
  );
}

function RiskFields({ draft, change, errorOf, isReadOnly }: EntityFieldsProps<Risk>): ReactElement {
  const text = useText();
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
      <NumberField
        description={text('console.risks.levelHelp')}
        errorText={errorOf('level')}
        isReadOnly={isReadOnly}
        label={text('console.field.level')}
        maxValue={5}
        minValue={1}
        onChange={(level) => change({ level: level ?? Number.NaN })}
        value={draft.level}
      />
      <TextField
        className={css.wide}
        errorText={errorOf('description')}
        isReadOnly={isReadOnly}
        label={text('console.field.description')}
        maxLength={2000}
        onChange={(description) => change({ description: description || null })}
        rows={4}
        value={draft.description ?? ''}
      />
    </>
  );
}
