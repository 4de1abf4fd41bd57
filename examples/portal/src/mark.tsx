import type { ReactElement } from 'react';
import leaf from './leaf.svg';

/** Name and sign of the company. */
export function Mark(): ReactElement {
  return (
    <span className="mark">
      <img alt="" height="36" src={leaf} width="36" />
      <span>
        Lindenhof <small>Facility Care</small>
      </span>
    </span>
  );
}
