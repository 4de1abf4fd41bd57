import { invalid } from '../../http/problem.ts';
import { requiredLine } from '../master-data/given-text.ts';

/** Longest code of a chip, in characters (contract.md A5). */
const maxLength = 64;

/**
 * A chip's code as it is kept: without blanks around it, in upper case, as a read brings it (S3.23). Throws 400
 * `required` for blanks, and `tooLong` where upper case is longer, as of ß.
 */
export function tagCode(given: string): string {
  const code = requiredLine('tag', given).toUpperCase();
  if (code.length > maxLength) throw invalid('tag', 'tooLong', `must have at most ${maxLength} characters`);
  return code;
}
