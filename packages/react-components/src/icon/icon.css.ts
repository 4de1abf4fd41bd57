import { layered } from '../controls/layered.ts';

layered('.pk-Icon', {
  display: 'block',
  flex: 'none',
  /* Nothing is drawn beyond the box; to clip it would cost each drawing a layer. */
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 1.5,
});
