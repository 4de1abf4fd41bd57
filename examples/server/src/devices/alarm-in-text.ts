import { alarmText } from './alarm-text.ts';
import { alarmWord } from './alarm-word.ts';

const named = /["']?\b(alarm|event|poi|tag|_type)["']?\s*[:=]\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s"',}&]+))/gi;

/**
 * The alarm in what should have been a message and cannot be read as one; null when there is none. The last resort: a
 * call for help is not lost because the body around it is broken.
 */
export function alarmInText(text: string): string | null {
  for (const [, name = '', ...values] of text.matchAll(named)) {
    const value = values.find((one) => one !== undefined);
    const alarm = name.toLowerCase() === 'alarm' ? alarmWord(value) : alarmText(value);
    if (alarm) return alarm;
  }
  return null;
}
