import { layered } from '../controls/layered.ts';

layered('.pk-Icon', {
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 1.5,
});
