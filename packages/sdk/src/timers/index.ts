export { every, platformTimers, type Timers } from './timers.ts';
export { createWorkerTimers, type WorkerTimers } from './worker-timers.ts';
