import { LiveAlarmStrip } from '@patrolkit/react-components/live';
import type { ReactElement, ReactNode } from 'react';
import { AlarmTitle } from './alarm-title.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as css from './shell.css.ts';

/** What every signed-in screen has in the same place: header, strip, footer. */
export function Shell({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={css.shell}>
      <AlarmTitle />
      <Header />
      <LiveAlarmStrip />
      {children}
      <Footer />
    </div>
  );
}
