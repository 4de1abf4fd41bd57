import type { ReactElement } from 'react';
import * as css from './logo.css.ts';

/** The product's mark and name. */
export function Logo(): ReactElement {
  return (
    <span className={css.logo}>
      <svg aria-hidden="true" fill="none" height="22" viewBox="0 0 22 22" width="22">
        <path
          d="M11 1.5 19.5 4.5v6.2c0 4.7-3.6 8-8.5 9.8C6.1 18.7 2.5 15.4 2.5 10.7V4.5z"
          stroke="currentColor"
          strokeLinejoin="round"
          strokeWidth="1.6"
        />
        <path
          className={css.line}
          d="M7 13.5 10 8.5l3 3 2.500-4.500"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="1.6"
        />
      </svg>
      PatrolKit
    </span>
  );
}
