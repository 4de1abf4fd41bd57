/** What only a partner who may send messages needs: fetched when somebody begins one. @internal */
export { LiveMessageDialog } from '@patrolkit/react-components/live-map';
