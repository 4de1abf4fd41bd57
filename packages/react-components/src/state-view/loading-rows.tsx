import './state-view.css.ts';
import type { ReactElement } from 'react';

/** Widths of the blocks in per cent of their column: uneven, as rows are. */
const widths: readonly (readonly [number, number])[] = [
  [78, 46],
  [60, 38],
  [94, 55],
  [72, 32],
  [82, 44],
  [52, 50],
  [76, 36],
];

/** Still grey blocks in the shape of rows; the style shows them after 300 ms, so a quick answer never flickers. @internal */
export function LoadingRows({ label }: { label: string }): ReactElement {
  return (
    <div className="pk-LoadingRows" role="status">
      <span className="pk-Hidden">{label}</span>
      {widths.map(([source, text]) => (
        <div aria-hidden="true" className="pk-LoadingRows-row" key={source}>
          <span className="pk-LoadingRows-block" />
          <span className="pk-LoadingRows-block" style={{ width: `${source}%` }} />
          <span className="pk-LoadingRows-block" style={{ width: `${text}%` }} />
        </div>
      ))}
    </div>
  );
}
