/* What a map needs only when there is a backdrop to draw: loaded with the first one. */
export { BackdropLayer } from './backdrop-layer.tsx';
export { backdropNames } from './backdrop-names.ts';
