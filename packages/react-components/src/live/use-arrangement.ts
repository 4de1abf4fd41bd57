import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLive } from './live-context.ts';

/**
 * Something this user has arranged on his screen, kept on this machine under his id; other windows follow. `read` gets
 * what was kept, which may be of an older version or foreign, and answers what it makes of it; keep the function stable.
 * Null forgets it.
 * @public
 */
export function useArrangement<Value>(
  thing: string,
  read: (kept: unknown) => Value,
): readonly [Value, (value: Value | null) => void] {
  const { client, preferences } = useLive();
  const name = `ui.${client.session.current()?.userId ?? 0}.${thing}` as const;
  const kept = useSyncExternalStore(preferences.subscribe, () => preferences.get(name));
  const value = useMemo(() => read(parsed(kept)), [kept, read]);
  const change = useCallback(
    (next: Value | null) => preferences.set(name, next === null ? null : JSON.stringify(next)),
    [preferences, name],
  );
  return [value, change];
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
