import '@fontsource-variable/ibm-plex-sans/standard.css';
import '@patrolkit/react-components/themes';
import './layout/base.css.ts';
import './layout/print.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createConsoleServices } from './services/console-services.ts';
import { reportClientErrors } from './services/report-client-errors.ts';
import { createSectionWindows } from './services/section-windows.ts';
import { settings } from './services/settings.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
const services = {
  ...createConsoleServices(settings.apiUrl),
  windows: createSectionWindows(import.meta.env.BASE_URL),
};
const { report } = reportClientErrors(services.client);
createRoot(root, { onCaughtError: report, onUncaughtError: report }).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
