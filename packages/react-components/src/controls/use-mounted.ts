import { useEffect, useState } from 'react';

/**
 * False for the first drawing. A layer may be asked to be open at once, as one that is loaded late, before it knows the
 * theme it belongs to: it would be drawn at the end of the page, then again inside of its theme, and lose the focus on
 * the way. Opened one drawing later it is in the right place from the start.
 * @internal
 */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
