import type { Language } from '@patrolkit/sdk/model';
import type { ReactElement, ReactNode } from 'react';

/* Small and plain: they only help to find the name that stands beside them. */
const stripes = (top: string, middle: string, bottom: string): ReactNode => (
  <>
    <path d="M0 0h18v4H0z" fill={top} />
    <path d="M0 4h18v4H0z" fill={middle} />
    <path d="M0 8h18v4H0z" fill={bottom} />
  </>
);

const drawings: Readonly<Record<Language, ReactNode>> = {
  hr: (
    <>
      {stripes('#e2001a', '#ffffff', '#1b3f94')}
      <path d="M6.500 3h5v4.500a2.500 2.500 0 0 1-5 0z" fill="#ffffff" />
      <path
        d="M6.500 3h1.700v1.700H6.500zM9.900 3h1.600v1.700H9.900zM8.200 4.700h1.700v1.700H8.200zM6.500 6.400h1.700v1.700H6.600zM9.900 6.400h1.600v1.700H9.900z"
        fill="#e2001a"
      />
    </>
  ),
  en: (
    <>
      <path d="M0 0h18v12H0z" fill="#1b2f6b" />
      <path d="M0 0 18 12M18 0 0 12" stroke="#ffffff" strokeWidth="2.4" />
      <path d="M0 0 18 12M18 0 0 12" stroke="#c8102e" strokeWidth="1" />
      <path d="M9 0v12M0 6h18" stroke="#ffffff" strokeWidth="4" />
      <path d="M9 0v12M0 6h18" stroke="#c8102e" strokeWidth="2.2" />
    </>
  ),
  slo: (
    <>
      {stripes('#ffffff', '#1d4ea1', '#e2001a')}
      <path d="M3.500 2.500h4v3a2 2 0 0 1-4 0z" fill="#1d4ea1" stroke="#e2001a" strokeWidth=".5" />
      <path d="m4 5.500 1.500-1.800L7 5.500z" fill="#ffffff" />
    </>
  ),
  ser: stripes('#c6363c', '#0c4076', '#ffffff'),
  ro: (
    <>
      <path d="M0 0h6v12H0z" fill="#002b7f" />
      <path d="M6 0h6v12H6z" fill="#fcd116" />
      <path d="M12 0h6v12h-6z" fill="#ce1126" />
    </>
  ),
  nmk: (
    <>
      <path d="M0 0h18v12H0z" fill="#d20000" />
      <path
        d="M0 0h3l6 6zM18 0h-3L9 6zM0 12h3l6-6zM18 12h-3L9 6zM0 4.800v2.400L9 6zM18 4.800v2.400L9 6zM7.800 0h2.400L9 6zM7.800 12h2.400L9 6z"
        fill="#ffe600"
      />
      <circle cx="9" cy="6" fill="#ffe600" r="2" stroke="#d20000" strokeWidth=".6" />
    </>
  ),
};

/** The flag beside a language's name (S2.30). */
export function Flag({ language }: { language: Language }): ReactElement {
  return (
    <svg aria-hidden="true" height="12" style={{ flex: 'none', borderRadius: 1 }} viewBox="0 0 18 12" width="18">
      {drawings[language]}
    </svg>
  );
}
