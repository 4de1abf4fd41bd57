export { eventTypeIcon, eventTypeStem } from './event-type-icon.ts';
export { Icon, type IconProps } from './icon.tsx';
export type { IconName } from './icon-shapes.tsx';
