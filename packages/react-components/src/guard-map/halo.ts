import { color } from '../theme/contract.css.ts';

/* A stroke around the letters would do too, but is taken for their colour by tools that measure contrast. */
const angles = [0, 45, 90, 135, 180, 225, 270, 315];

/** A `text-shadow` all around the letters, so that they can be read over any street. @internal */
export const halo: string = angles
  .map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return `${(1.5 * Math.cos(turn)).toFixed(2)}px ${(1.5 * Math.sin(turn)).toFixed(2)}px 0.5px ${color['map-halo']}`;
  })
  .join(', ');
