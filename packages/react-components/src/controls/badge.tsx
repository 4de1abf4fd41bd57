import './controls.css.ts';
import type { ReactElement } from 'react';

/** A number that asks to be looked at: unseen comments only. @internal */
export function Badge({ count }: { count: number }): ReactElement {
  return <span className="pk-Badge">{count}</span>;
}
