import { formatDateTime, formatSpan, type RecurrenceRule, weekdays } from '@patrolkit/sdk/model';
import type { LintFinding, LintFix } from '@patrolkit/sdk/rules';
import { showDate } from '../controls/typed-date.rules.ts';
import type { MessageId, MessageValues, Patrol } from '../provider/index.ts';
import type { TaskDraft } from './task-draft.rules.ts';

/** What the words of a finding are taken from. @public */
export interface FindingNames {
  readonly draft: Pick<TaskDraft, 'timeZone' | 'locationId'>;
  readonly guardName: string;
  readonly ruleOf: (ruleId: number) => RecurrenceRule | undefined;
  readonly locationName: (locationId: number | null) => string;
  readonly checkpointName: (checkpointId: number) => string;
}

const clock = (secondsOfDay: number): string => formatSpan(secondsOfDay).slice(0, 5);
const windowOf = ({ fromTime, toTime }: { fromTime: number; toTime: number }): string =>
  `${clock(fromTime)}–${clock(toTime)}`;
const rounded = (kilometers: number): number => Math.round(kilometers * 100) / 100;

function otherRule(ruleId: number, names: FindingNames, { text }: Patrol): MessageValues {
  const other = names.ruleOf(ruleId);
  if (!other) return { guard: names.guardName, location: text('taskForm.unknownRule', { id: ruleId }), window: '' };
  return { guard: other.guardName, location: names.locationName(other.locationId), window: windowOf(other) };
}

function valuesOf(finding: LintFinding, names: FindingNames, patrol: Patrol): MessageValues {
  const instant = (at: number): string => formatDateTime(at, names.draft.timeZone);
  switch (finding.code) {
    case 'doubleBooking':
    case 'sameChecks':
    case 'checkedTwice': {
      const { otherRuleId, count, firstAt } = finding.values;
      return { ...otherRule(otherRuleId, names, patrol), count, first: instant(firstAt) };
    }
    case 'travelBetween': {
      const { otherRuleId, count, firstAt, minutes, availableMinutes, kilometers } = finding.values;
      const way = { minutes, available: availableMinutes, kilometers: rounded(kilometers) };
      return { ...otherRule(otherRuleId, names, patrol), ...way, count, first: instant(firstAt) };
    }
    case 'travelImpossible': {
      const { minutes, availableMinutes, kilometers } = finding.values;
      return { minutes, available: availableMinutes, kilometers: rounded(kilometers) };
    }
    case 'travelTight': {
      const { from, to, minutes, availableMinutes } = finding.values;
      return { from: names.checkpointName(from), to: names.checkpointName(to), minutes, available: availableMinutes };
    }
    case 'visitAnswersTwo':
      return { tolerance: finding.values.toleranceMinutes, interval: finding.values.intervalMinutes };
    case 'clockChange':
      return { ...finding.values, date: showDate(finding.values.date) };
    case 'holidays':
      return { count: finding.values.holidays.length };
    case 'coverageGap': {
      const { weekday, count } = finding.values;
      const number = (weekdays.indexOf(weekday) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7; // a weekday is one of the seven
      const name = patrol.text(`date.weekday.${number}`);
      const place = names.locationName(names.draft.locationId);
      return { location: place, weekday: name, window: windowOf(finding.values), more: count - 1 };
    }
    case 'noTimeForChecks':
      return { checkpoints: finding.values.checkpoints, interval: finding.values.intervalMinutes };
    case 'tooManyChecks':
      return { ...finding.values };
    case 'noChecks':
    case 'noCheckpoints':
      return {};
  }
}

function detailOf(finding: LintFinding, values: MessageValues, { text }: Patrol): string {
  if (finding.code === 'holidays') {
    return finding.values.holidays.map(({ date, name }) => `${showDate(date)} ${name}`).join(', ');
  }
  return text(`taskForm.finding.${finding.code}.detail` satisfies MessageId, values);
}

/** A finding of the plan check in the language of the page. @internal */
export function findingInWords(
  finding: LintFinding,
  names: FindingNames,
  patrol: Patrol,
): { readonly title: string; readonly detail: string } {
  const values = { guard: names.guardName, ...valuesOf(finding, names, patrol) };
  return { title: patrol.text(`taskForm.finding.${finding.code}`, values), detail: detailOf(finding, values, patrol) };
}

/** What a link that repairs a finding says. @internal */
export function fixInWords(fix: LintFix, { text }: Patrol): string {
  switch (fix.kind) {
    case 'showRule':
      return text('taskForm.fix.showRule');
    case 'showDay':
      return text('taskForm.fix.showDay', { date: showDate(fix.date) });
    case 'chooseGuard':
      return text('taskForm.fix.chooseGuard');
    case 'chooseCheckpoints':
      return text('taskForm.fix.chooseCheckpoints');
    case 'setTolerance':
      return text('taskForm.fix.setTolerance', { minutes: fix.minutes });
    case 'setInterval':
      return text('taskForm.fix.setInterval', { minutes: fix.minutes });
    case 'skipDays':
      return text('taskForm.fix.skipDays', { count: fix.dates.length });
  }
}
