import type { ReactElement } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { TextsProvider } from './layout/texts-provider.tsx';
import { DashboardPage } from './routes/dashboard/dashboard-page.tsx';
import { FallbackPage } from './routes/fallback/fallback-page.tsx';
import { LoginPage } from './routes/login/login-page.tsx';
import { Monitored } from './routes/monitored.tsx';
import { RequireSupervisor } from './routes/require-supervisor.tsx';
import type { ConsoleServices } from './services/console-services.ts';
import { ServicesContext } from './services/services-context.tsx';
import { useTheme } from './services/use-theme.ts';

/** The console. */
export function App({ services }: { services: ConsoleServices }): ReactElement {
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
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Routes>
          <Route element={<LoginPage />} path="/login" />
          <Route
            element={
              <RequireSupervisor>
                <Monitored>
                  <DashboardPage />
                </Monitored>
              </RequireSupervisor>
            }
            path="/"
          />
          <Route element={<FallbackPage />} path="*" />
        </Routes>
      </BrowserRouter>
    </TextsProvider>
  );
}
