export { useArrangement } from '@patrolkit/react-components/live';
