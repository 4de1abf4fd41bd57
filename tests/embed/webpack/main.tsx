import './shared/host.css';
import { startHost } from './shared/host.tsx';

startHost(async (sheet) => {
  // the sheets of what is shown, in the place of the whole
  if (sheet === 'layered') await import('./sheets.ts');
  else await import('@patrolkit/react-components/styles.unlayered.css');
  return import('./shared/ours.tsx');
});
