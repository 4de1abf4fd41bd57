import { globalLayer } from '@vanilla-extract/css';

/** Everything PatrolKit styles lies in this cascade layer, so that a host's own rules win. @public */
export const layer = globalLayer('patrolkit');
