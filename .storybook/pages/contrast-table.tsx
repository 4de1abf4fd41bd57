import type { ReactElement } from 'react';
import { contrastRatio } from './contrast-ratio.ts';

/* What is read or has to be seen, on what it lies, and what WCAG asks for. */
const pairs = [
  { front: '--pk-text-1', ground: '--pk-surface-1', need: 4.5 },
  { front: '--pk-text-2', ground: '--pk-surface-1', need: 4.5 },
  { front: '--pk-text-3', ground: '--pk-surface-1', need: 4.5 },
  { front: '--pk-text-1', ground: '--pk-surface-2', need: 4.5 },
  { front: '--pk-text-2', ground: '--pk-surface-2', need: 4.5 },
  { front: '--pk-accent', ground: '--pk-surface-1', need: 4.5 },
  { front: '--pk-accent', ground: '--pk-accent-tint', need: 4.5 },
  { front: '--pk-accent-on', ground: '--pk-accent-fill', need: 4.5 },
  { front: '--pk-border-3', ground: '--pk-surface-1', need: 3 },
  { front: '--pk-focus', ground: '--pk-surface-1', need: 3 },
] as const;

/** Contrast of what lies on what, with the values as they are now. */
export function ContrastTable({ valueNow }: { valueNow: (name: string) => string }): ReactElement {
  return (
    <table className="tokens-contrast">
      <thead>
        <tr>
          <th scope="col">On</th>
          <th scope="col">Contrast</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ front, ground, need }) => {
          const ratio = contrastRatio(valueNow(front), valueNow(ground));
          const verdict = ratio === null ? 'unknown' : ratio >= need ? 'enough' : 'too low';
          return (
            <tr data-verdict={verdict} key={front + ground}>
              <th scope="row">
                {front.slice(5)} on {ground.slice(5)}
              </th>
              <td>
                {ratio === null ? '–' : ratio.toFixed(2)} {verdict}
              </td>
              <td>{need}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
