/** Most characters of a comment (decision G39). @public */
export const commentTextLimit = 2000;

/** From here on the rest is counted. */
const nearLimit = 200;

/** Characters that are still allowed, as the contract counts them: a letter outside the basic plane is one. Negative when there are too many. @internal */
function roomIn(text: string): number {
  return commentTextLimit - [...text].length;
}

/** How many characters are left, once they become few; null while there is room. @internal */
export function charactersLeft(text: string): number | null {
  const left = roomIn(text);
  return left <= nearLimit ? left : null;
}

/** Whether a text can be posted: not blank (S5.08, S5.09) and not too long. @internal */
export function isPostable(text: string): boolean {
  return text.trim() !== '' && roomIn(text) >= 0;
}
