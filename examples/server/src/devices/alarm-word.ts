const noAlarm = new Set(['', '0', 'false', 'no', 'none', 'off', 'null', 'undefined']);

/**
 * The alarm a body carries, as a word; null when it carries none.
 * Every word but a plain no is one: a panic taken for something else may cost a life, the reverse costs a look.
 */
export function alarmWord(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return 'sos';
  const word = String(value).trim();
  return noAlarm.has(word.toLowerCase()) ? null : word.slice(0, 100);
}
