import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime } from '@patrolkit/sdk/model';
import { useMemo } from 'react';
import type { Entity } from '../../entities/entity.types.ts';
import { requiredName } from '../../entities/required-name.ts';
import { useText } from '../../services/texts.ts';
import { useLanguage } from '../../services/use-language.ts';
import { addressesOf, badAddress, type MailedDraft, mailedDraft, mailedSchedule } from './mailed-draft.rules.ts';
import { MailedFields } from './mailed-fields.tsx';
import { mailedReportIds, useMailedWords } from './mailed-words.ts';

/** Reports that are mailed by the clock. */
export function useMailedEntity(): Entity<MailedDraft> {
  const text = useText();
  const { timeZone } = usePatrol();
  const { client } = useLive();
  const words = useMailedWords();
  const [language] = useLanguage();
  return useMemo(() => {
    const report = (row: MailedDraft): string => text(mailedReportIds[row.report]);
    const next = ({ isPaused, nextAt }: MailedDraft): string =>
      isPaused || nextAt === null ? text('console.mailed.paused') : formatDateTime(nextAt, timeZone);
    const count = ({ addresses }: MailedDraft): number => addressesOf(addresses).length;
    return {
      kind: 'mailedReports',
      title: text('console.mailed.title'),
      newTitle: text('console.mailed.new'),
      deleteQuestion: ({ name }) => text('console.entity.deleteQuestion', { name }),
      keyOf: ({ scheduleId }) => scheduleId,
      nameOf: ({ name }) => name,
      versionOf: ({ version }) => version,
      blank: () => ({
        ...{ scheduleId: 0, name: '', report: 'PatrolCompliance', format: 'xlsx', language, every: 'day' },
        ...{ weekday: 'MO', dayOfMonth: 1, time: '06:00', companyId: null, addresses: '', isPaused: false },
        ...{ nextAt: null, ownerName: '', version: 0 },
      }),
      asNew: (row) => ({ ...row, scheduleId: 0, version: 0 }),
      load: async () => (await client.reportSchedule.getAll()).map(mailedDraft),
      save: async (draft, options) => mailedDraft(await client.reportSchedule.save(mailedSchedule(draft), options)),
      remove: (id) => client.reportSchedule.delete(id),
      problems: (draft) => {
        const bad = badAddress(draft.addresses);
        return {
          ...requiredName(draft.name, text),
          ...(draft.time === null ? { time: text('console.entity.required') } : {}),
          ...(count(draft) === 0 ? { emails: text('console.mailed.noEmail') } : {}),
          ...(bad === null ? {} : { emails: text('console.mailed.badEmail', { address: bad }) }),
        };
      },
      writePolicy: 'settings.write',
      columns: [
        {
          id: 'name',
          label: text('console.field.name'),
          width: 'minmax(140px, 1fr)',
          isRowHeader: true,
          cell: ({ name }) => name,
          text: ({ name }) => name,
          sortBy: ({ name }) => name,
        },
        {
          id: 'report',
          label: text('console.mailed.report'),
          width: 'minmax(130px, 1fr)',
          cell: report,
          text: report,
          sortBy: report,
        },
        {
          id: 'when',
          label: text('console.mailed.when'),
          width: 'minmax(150px, 1fr)',
          cell: words.when,
          text: words.when,
          sortBy: words.when,
        },
        {
          id: 'next',
          label: text('console.mailed.next'),
          width: '136px',
          cell: next,
          text: next,
          sortBy: ({ nextAt }) => nextAt ?? 0,
        },
        {
          id: 'addresses',
          label: text('console.mailed.addresses'),
          width: '90px',
          cell: count,
          text: (row) => String(count(row)),
          sortBy: count,
        },
      ],
      Fields: MailedFields,
    };
  }, [client, language, text, timeZone, words]);
}
