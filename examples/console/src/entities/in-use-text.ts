import type { ApiError } from '../services/api-error.ts';
import type { TextId } from '../services/texts.ts';

/* What the server counts; a kind that this console does not know is said in the server's words. */
const ids: Readonly<Record<string, TextId>> = {
  location: 'console.uses.location',
  locationTag: 'console.uses.locationTag',
  rRule: 'console.uses.rRule',
  scheduler: 'console.uses.scheduler',
  user: 'console.uses.user',
  reportSchedule: 'console.uses.reportSchedule',
};

/** What still uses a row that was not deleted, line by line in the user's language. */
export function inUseText(
  error: Pick<ApiError, 'fieldErrors' | 'lines'>,
  text: (id: TextId, values: { readonly count: number }) => string,
): string {
  const lines = error.fieldErrors.map(({ use, message }) => {
    const id = use && ids[use.kind];
    return use && id ? text(id, { count: use.count }) : message;
  });
  return lines.join('\n') || error.lines;
}
