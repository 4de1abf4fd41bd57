export { every, platformTimers, type Timers } from './timers.ts';
