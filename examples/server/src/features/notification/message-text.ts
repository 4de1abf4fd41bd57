import { invalid } from '../../http/problem.ts';
import { givenText } from '../master-data/given-text.ts';

/** Longest comment and message, in characters (G39). */
const maxLength = 2000;

/** A text that must say something, as it is kept: throws 400 `required` for blanks only and `tooLong` above 2,000 characters. */
export function requiredText(field: string, text: string): string {
  const plain = givenText(text);
  if (/^[\s\p{Cf}]*$/u.test(plain)) throw invalid(field, 'required', 'must not be empty');
  if ([...plain].length > maxLength) throw invalid(field, 'tooLong', `must have at most ${maxLength} characters`);
  return plain;
}
