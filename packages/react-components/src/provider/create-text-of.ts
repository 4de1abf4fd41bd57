import type { IntlShape } from '@formatjs/intl';
import type { MessageId, MessageValues } from './messages.ts';

/* What is more than letters to ICU: arguments, plurals' numbers, quotes, tags. */
const syntax = /[{}'<#]/;
const argument = /\{(\w+)\}/g;

type Fill = (values: Readonly<Record<string, string | number>>) => unknown;

/* Most texts with arguments only put them in: that needs no compiler. Null where ICU has more to do. */
function fillOf(message: string): Fill | null {
  if (syntax.test(message.replace(argument, ''))) return null;
  /* By turns what stands between the arguments, and their names. */
  const parts = message.split(argument);
  return (values) => {
    let text = '';
    for (const [at, part] of parts.entries()) {
      const value = at % 2 === 0 ? part : values[part];
      if (value == null) return null;
      text += value;
    }
    return text;
  };
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
  const fills = new Map<MessageId, Fill>();
  const compiled = (id: MessageId, message: string): Fill => {
    const icu = (): Fill => {
      const format = formatters.getMessageFormat(message, locale, formats, { formatters });
      return (values) => format.format(values);
    };
    const fill = fillOf(message) ?? icu();
    fills.set(id, fill);
    return fill;
  };
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
      const answer = (fills.get(id) ?? compiled(id, message))(given);
      if (typeof answer === 'string') return answer;
    } catch {
      // a value is missing: intl tells which
    }
    return intl.formatMessage({ id }, given);
  };
}
