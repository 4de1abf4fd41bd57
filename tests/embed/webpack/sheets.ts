import '@patrolkit/react-components/styles/base.css';
import '@patrolkit/react-components/styles/alarm-strip.css';
import '@patrolkit/react-components/styles/event-grid.css';
import '@patrolkit/react-components/styles/guard-map.css';
