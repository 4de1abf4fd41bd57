/** What a body says about an optional field: null clears it, a field that is not named stays as it was before. */
export function givenOr<T>(given: T | null | undefined, before: T | null | undefined): T | null {
  return (given === undefined ? before : given) ?? null;
}
