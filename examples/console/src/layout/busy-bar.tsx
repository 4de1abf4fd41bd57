import type { ReactElement } from 'react';
import { ProgressBar } from 'react-aria-components';
import * as css from './busy-bar.css.ts';

/** Says that something runs whose end is not known (S2.47). */
export function BusyBar({ label }: { label: string }): ReactElement {
  return (
    <ProgressBar aria-label={label} className={css.track} isIndeterminate>
      <span className={css.bar} />
    </ProgressBar>
  );
}
