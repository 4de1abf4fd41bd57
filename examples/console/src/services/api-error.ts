export { ApiError } from '@patrolkit/sdk';
