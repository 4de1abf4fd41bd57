import '@patrolkit/react-components/styles.css';
