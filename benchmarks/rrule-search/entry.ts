/* What the bench runs: the viewer's own search, by its public entry. */
export { createRuleSearch } from '@patrolkit/react-components/rrule-viewer';
