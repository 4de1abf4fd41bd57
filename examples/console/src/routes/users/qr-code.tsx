import { type ReactElement, useMemo } from 'react';
import { encode } from 'uqr';
import * as css from './users-page.css.ts';

/** A code for a phone's camera: dark on light in every theme, because cameras need it so. */
export function QrCode({ value, label }: { value: string; label: string }): ReactElement {
  const { data, size } = useMemo(() => encode(value, { ecc: 'M', border: 2 }), [value]);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg aria-label={label} className={css.code} role="img" shapeRendering="crispEdges" viewBox={`0 0 ${size} ${size}`}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
