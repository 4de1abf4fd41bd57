import '@fontsource-variable/ibm-plex-sans/standard.css';
import '@patrolkit/react-components/themes';
import './layout/base.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createConsoleServices } from './services/console-services.ts';
import { settings } from './services/settings.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createRoot(root).render(
  <StrictMode>
    <App services={createConsoleServices(settings.apiUrl)} />
  </StrictMode>,
);
