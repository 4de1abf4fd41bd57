/** Keys of what is listed, by its ids. @internal */
export type ListKeys = ReadonlyMap<number, number>;

/**
 * Keys for the elements of a list: what stays keeps its element, and with it focus and place; what comes takes over the
 * element of something that is gone, because changing one costs a third of making one. A month that is turned over
 * makes hardly any.
 * @internal
 */
export function recycledKeys(before: ListKeys, ids: readonly number[]): ListKeys {
  const used = new Set(ids.flatMap((id) => before.get(id) ?? []));
  let key = 0;
  const free = (): number => {
    while (used.has(key)) key += 1;
    used.add(key);
    return key;
  };
  return new Map(ids.map((id) => [id, before.get(id) ?? free()]));
}
