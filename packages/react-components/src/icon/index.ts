export { eventTypeStem } from '../theme/event-type-stem.ts';
export { eventTypeIcon } from './event-type-icon.ts';
export { Icon, type IconProps } from './icon.tsx';
export type { IconName } from './icon-shapes.tsx';
