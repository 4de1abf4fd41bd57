import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router';
import { AlertsProvider } from './errors/alerts.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { TextsProvider } from './layout/texts-provider.tsx';
import { ConsoleRoutes } from './routes/console-routes.tsx';
import { type PageServices, ServicesContext } from './services/services-context.tsx';
import { useTheme } from './services/use-theme.ts';

/** The console. */
export function App({ services }: { services: PageServices }): ReactElement {
  return (
    <ErrorBoundary>
      <ServicesContext value={services}>
        <Themed />
      </ServicesContext>
    </ErrorBoundary>
  );
}

function Themed(): ReactElement {
  useTheme();
  return (
    <TextsProvider>
      <AlertsProvider>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
          <ConsoleRoutes />
        </BrowserRouter>
      </AlertsProvider>
    </TextsProvider>
  );
}
