import './shared/host.css';
import { startHost } from './shared/host.tsx';

startHost(async (sheet) => {
  if (sheet === 'layered') await import('@patrolkit/react-components/styles.css');
  else await import('@patrolkit/react-components/styles.unlayered.css');
  return import('./shared/ours.tsx');
});
