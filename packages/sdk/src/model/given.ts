/** The fields that are given: a missing one is not sent. @internal */
export function given<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // the filter leaves no undefined
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
