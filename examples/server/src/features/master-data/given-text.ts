import { cleanText } from '../../devices/device-text.ts';
import { invalid } from '../../http/problem.ts';

/** Text of several lines without control characters and blanks around it; nothing is cut, the contract has lengths. */
export function givenText(text: string): string {
  return cleanText(text, text.length);
}

/** As givenText, in one line. */
export function givenLine(text: string): string {
  return givenText(text).replace(/\s*\n\s*/g, ' ');
}

/** As givenText; null for nothing. */
export function optionalText(text: string | null): string | null {
  return givenText(text ?? '') || null;
}

/** As givenLine; null for nothing. */
export function optionalLine(text: string | null): string | null {
  return givenLine(text ?? '') || null;
}

/** A line that must say something: throws 400 `required` for a missing one and one of blanks. */
export function requiredLine(field: string, text: string | null | undefined): string {
  const line = givenLine(text ?? '');
  if (/^[\s\p{Cf}]*$/u.test(line)) throw invalid(field, 'required', 'must not be empty');
  return line;
}
