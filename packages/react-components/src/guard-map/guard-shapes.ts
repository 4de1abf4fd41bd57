/* Drawings around their own middle, as paths that SVG and the canvas both read. Pixels. */

/** A drop that points north: a disc of radius 7 and its tip. @internal */
export const dropPath = 'M0-13.500 5.300-4.600A7 7 0 1 1-5.300-4.600z';

/** A stop sign, 24 wide: somebody calls for help. @internal */
export const octagonPath = 'M-5-12H5L12-5V5L5 12H-5L-12 5V-5z';

/** Two bars: somebody stands still. @internal */
export const pausePath = 'M-1.500-2.200v4.400M1.500-2.200v4.400';

/** The stroke of an exclamation mark; its dot lies at 0, 5.5. @internal */
export const markPath = 'M0-6.500v7.500';

/** A guarded place, 13 wide. @internal */
export const diamondPath = 'M0-6.500 6.500 0 0 6.500-6.500 0z';

/** A triangle, 22 wide: something went wrong at a place. @internal */
export const trianglePath = 'M0-11 11 8.500H-11z';
