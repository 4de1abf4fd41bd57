import { useEffect, useState } from 'react';

/**
 * False for the first drawing. A layer that is loaded late may be asked to be open at once, before it knows the theme
 * it belongs to; opened one drawing later it is put in the right place from the start.
 * @internal
 */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
