/** What was typed is no command; the text is what to type instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
