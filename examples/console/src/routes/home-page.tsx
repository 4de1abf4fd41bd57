import { lazy, type ReactElement, Suspense } from 'react';
import { useLocation } from 'react-router';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { isWallAddress } from './wall/wall-address.ts';

const WallPage = lazy(async () => ({ default: (await import('./wall/wall-page.tsx')).WallPage }));

/** /: the dashboard, or what hangs on the wall. */
export function HomePage(): ReactElement {
  if (!isWallAddress(useLocation())) return <DashboardPage />;
  return (
    <Suspense fallback={null}>
      <WallPage />
    </Suspense>
  );
}
