import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { type TextId, useText } from '../services/texts.ts';
import { FallbackPage } from './fallback/fallback-page.tsx';
import { fetchHome, fetchMonitored } from './fetch-dashboard.ts';
import { LoginPage } from './login/login-page.tsx';
import { RequireSupervisor } from './require-supervisor.tsx';
import { SectionPage } from './section-page.tsx';

/* The sign-in is the first load; what stands behind it is on its way while somebody types. */
const Monitored = lazy(async () => ({ default: (await fetchMonitored()).Monitored }));
const HomePage = lazy(async () => ({ default: (await fetchHome()).HomePage }));

/* Pages that are seen once in a long while. */
const ResetRequestPage = lazy(async () => ({
  default: (await import('./reset-request-password/reset-request-page.tsx')).ResetRequestPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./reset-password/reset-password-page.tsx')).ResetPasswordPage,
}));
const PrivacyPolicyPage = lazy(async () => ({
  default: (await import('./legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
}));
const TermsOfServicePage = lazy(async () => ({
  default: (await import('./legal/terms-of-service-page.tsx')).TermsOfServicePage,
}));

interface SectionRoute {
  readonly path: string;
  readonly textId: TextId;
  readonly policy?: string;
  readonly Page: ComponentType;
}

/* Each section is fetched when it is opened: the dashboard does not wait for the statistics' charts. */
const sectionRoutes: readonly SectionRoute[] = [
  {
    path: '/basicdata',
    textId: 'console.section.basicdata',
    policy: 'section.basicdata',
    Page: lazy(() => import('./basic-data/basic-data-page.tsx')),
  },
  {
    path: '/users',
    textId: 'console.section.users',
    policy: 'section.users',
    Page: lazy(() => import('./users/users-page.tsx')),
  },
  {
    path: '/guardGroup',
    textId: 'console.guardGroup',
    policy: 'section.users',
    Page: lazy(() => import('./guard-group/guard-group-page.tsx')),
  },
  {
    path: '/guardRoutes',
    textId: 'console.section.guardRoutes',
    policy: 'section.guardRoutes',
    Page: lazy(() => import('./guard-routes/guard-routes-page.tsx')),
  },
  {
    path: '/scheduler',
    textId: 'console.section.scheduler',
    policy: 'section.scheduler',
    Page: lazy(() => import('./scheduler/scheduler-page.tsx')),
  },
  {
    path: '/statistics',
    textId: 'console.section.statistics',
    policy: 'section.statistics',
    Page: lazy(() => import('./statistics/statistics-page.tsx')),
  },
  {
    path: '/reports',
    textId: 'console.section.reports',
    policy: 'section.reports',
    Page: lazy(() => import('./reports/reports-page.tsx')),
  },
  { path: '/myProfile', textId: 'console.myProfile', Page: lazy(() => import('./my-profile/my-profile-page.tsx')) },
];

/** Every address of part 2 of the product description; spelling with other capitals leads to the same page (K28). */
export function ConsoleRoutes(): ReactElement {
  const text = useText();
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Routes>
        <Route element={<LoginPage />} path="/login" />
        <Route element={<ResetRequestPage />} path="/resetRequestPassword" />
        <Route element={<ResetPasswordPage />} path="/resetPassword" />
        <Route element={<PrivacyPolicyPage />} path="/PrivacyPolicy" />
        <Route element={<TermsOfServicePage />} path="/TermsOfService" />
        <Route
          element={
            <RequireSupervisor>
              <Monitored />
            </RequireSupervisor>
          }
        >
          <Route element={<HomePage />} path="/" />
          {sectionRoutes.map(({ path, textId, policy, Page }) => (
            <Route
              element={
                <SectionPage policy={policy} title={text(textId)}>
                  <Page />
                </SectionPage>
              }
              key={path}
              path={path}
            />
          ))}
        </Route>
        <Route element={<FallbackPage />} path="*" />
      </Routes>
    </Suspense>
  );
}
