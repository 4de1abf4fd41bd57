import type { IntlShape } from '@formatjs/intl';
import type { MessageId, MessageValues } from './messages.ts';

/* What is more than letters to ICU: arguments, plurals' numbers, quotes, tags. */
const syntax = /[{}'<#]/;
const argument = /\{(\w+)\}/g;

/* Most texts with arguments only put them in: that needs no compiler. Null where ICU has more to do, or a value is missing. */
function filledIn(message: string, values: Readonly<Record<string, string | number>>): string | null {
  let isWhole = !syntax.test(message.replace(argument, ''));
  const text = message.replace(argument, (_, name: string) => {
    const value = values[name];
    if (value == null) isWhole = false;
    return `${value}`;
  });
  return isWhole ? text : null;
}

/**
 * A text by its id. `intl.formatMessage` puts the formats of the installation together at each call, and a page of rows
 * has hundreds: each text is compiled once here, and one without arguments is only looked up. What is missing or cannot
 * be formatted is left to intl, which logs it.
 * @internal
 */
export function createTextOf(intl: IntlShape<string>): (id: MessageId, values?: MessageValues) => string {
  const { formatters, formats, locale, messages } = intl;
  const plain = new Map<MessageId, string>();
  return (id, values) => {
    const known = plain.get(id);
    if (known !== undefined) return known;
    const message = messages[id];
    const given = values as Record<string, string | number>; // ICU prints whatever it is given
    if (typeof message !== 'string' || message === '') return intl.formatMessage({ id }, given);
    if (!syntax.test(message)) {
      plain.set(id, message);
      return message;
    }
    try {
      const answer =
        (given && filledIn(message, given)) ??
        formatters.getMessageFormat(message, locale, formats, { formatters }).format(given);
      if (typeof answer === 'string') return answer;
    } catch {
      // a value is missing: intl tells which
    }
    return intl.formatMessage({ id }, given);
  };
}
