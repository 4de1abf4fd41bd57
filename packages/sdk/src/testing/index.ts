export { createTestBackend } from './create-test-backend.ts';
export type { TestHub, TestPush } from './hub/test-hub.types.ts';
export { testPassword } from './seed/people.ts';
export type { TestBackend, TestBackendOptions, TestClientOptions, TestFailure } from './test-backend.types.ts';
export type { TestEvent } from './test-event.ts';
