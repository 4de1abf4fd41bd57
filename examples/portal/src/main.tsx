import '@patrolkit/react-components/themes'; // installed from a registry: styles.css
import './portal.css';
import './patrolkit.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followColorScheme } from './follow-color-scheme.ts';
import { createPatrolLine } from './patrol-line.ts';
import { Portal } from './portal.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
followColorScheme();
createRoot(root).render(
  <StrictMode>
    <Portal line={createPatrolLine()} />
  </StrictMode>,
);
