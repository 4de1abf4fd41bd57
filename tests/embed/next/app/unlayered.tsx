import '@patrolkit/react-components/styles.unlayered.css';
