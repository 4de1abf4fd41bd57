import { formatDateTimeSeconds, type Language } from '@patrolkit/sdk/model';
import type { Config } from '../config.ts';
import { oneLine } from '../mail/one-line.ts';
import type { OutgoingMail } from '../mail/queue-outgoing.ts';
import type { MailTexts } from '../mail/texts/mail-texts.ts';
import { mailTextsOf } from '../mail/texts/texts-of.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import { type AlarmFacts, mapLink } from './alarm-facts.ts';
import type { DueStep } from './escalation-rules.ts';

const maxNameLength = 200;
const maxTextLength = 2000;

/** An alarm and why it is told. */
export interface ToldAlarm {
  readonly facts: AlarmFacts;
  readonly reason: DueStep['reason'];
}

function titleOf({ event, guard, location }: AlarmFacts, texts: MailTexts): string {
  const type = event.typeCode === eventTypeCode('GuardPanic') ? texts.panic : texts.exception;
  const where = location ? `, ${oneLine(location.name, maxNameLength)}` : '';
  return `${event.isDrill ? `${texts.drill} – ` : ''}${type}: ${oneLine(guard, maxNameLength)}${where}`;
}

function blockOf({ facts, reason }: ToldAlarm, texts: MailTexts, timeZone: string, now: number): string {
  const { event, guard, location, place } = facts;
  const site = location && [location.name, location.address ?? ''].filter((text) => text !== '').join(', ');
  const seconds = Math.max(0, Math.floor((now - event.receivedAt) / 1000));
  const line = (label: string, text: string, max = maxNameLength): string[] =>
    text === '' ? [] : [`${label}: ${oneLine(text, max)}`];
  return [
    titleOf(facts, texts),
    ...(event.isDrill ? [texts.drillNote] : []),
    reason === 'nobodyListens' ? texts.nobodyListens : texts.unconfirmed(seconds),
    '',
    ...line(texts.guard, guard),
    ...line(texts.time, `${formatDateTimeSeconds(event.occurredAt, timeZone)} (${timeZone})`),
    ...line(texts.location, site ?? ''),
    ...line(texts.position, place ? `${place.latitude}, ${place.longitude}` : texts.unknown),
    ...(place ? [`${texts.map}: ${mapLink(place)}`] : []),
    ...line(texts.description, event.description, maxTextLength),
    ...line(texts.comment, event.comment, maxTextLength),
  ].join('\n');
}

/**
 * The mail about one alarm, or about several exceptions of one look in a single mail: a flood of mails would get the
 * sender blocked when a panic needs it. `alarms` holds at least one; `now` in milliseconds since 1970.
 */
export function alarmMail(
  alarms: readonly [ToldAlarm, ...ToldAlarm[]],
  language: Language,
  { timeZone, consoleUrl }: Pick<Config, 'timeZone' | 'consoleUrl'>,
  now: number,
): Pick<OutgoingMail, 'subject' | 'text'> {
  const texts = mailTextsOf(language);
  const more = alarms.length > 1 ? ` (+${alarms.length - 1})` : '';
  const blocks = alarms.map((alarm) => blockOf(alarm, texts, timeZone, now));
  return {
    subject: `${titleOf(alarms[0].facts, texts)}${more}`,
    text: [...blocks, `${texts.console}: ${consoleUrl}/`].join('\n\n').concat('\n'),
  };
}
