import { LiveAlarmStrip } from '@patrolkit/react-components/live';
import type { ReactElement, ReactNode } from 'react';
import { useShortcutChoice } from '../commands/use-shortcut-choice.ts';
import { useRespond } from '../services/use-respond.ts';
import { AlarmTitle } from './alarm-title.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MessagePanel } from './message-panel.tsx';
import { SessionEnd } from './session-end.tsx';
import * as css from './shell.css.ts';

/** What every signed-in screen has in the same place: header, strip, footer. */
export function Shell({ children }: { children: ReactNode }): ReactElement {
  const [{ isOn, letters }] = useShortcutChoice();
  const respond = useRespond();
  return (
    <div className={css.shell}>
      <AlarmTitle />
      <Header />
      <div>
        <LiveAlarmStrip onMessage={respond} shortcuts={isOn && letters} />
        <SessionEnd />
      </div>
      {children}
      <MessagePanel />
      <Footer />
    </div>
  );
}
