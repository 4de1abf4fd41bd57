import { LiveAlarmStrip } from '@patrolkit/react-components/live';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Commands } from '../commands/commands.tsx';
import { useShortcutChoice } from '../commands/use-shortcut-choice.ts';
import { AlarmNotices } from '../readiness/alarm-notices.tsx';
import { KeepAwake } from '../readiness/use-stay-awake.ts';
import { useRoomTheme } from '../routes/wall/use-room-theme.ts';
import { isWallAddress } from '../routes/wall/wall-address.ts';
import { useRespond } from '../services/use-respond.ts';
import { AlarmTitle } from './alarm-title.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MessagePanel } from './message-panel.tsx';
import { SessionEnd } from './session-end.tsx';
import * as css from './shell.css.ts';

/** What every signed-in screen has in the same place: header, strip, footer. On a wall the strip alone, larger, and the keys. */
export function Shell({ children }: { children: ReactNode }): ReactElement {
  const [{ isOn, letters }] = useShortcutChoice();
  const respond = useRespond();
  const isWall = isWallAddress(useLocation());
  const theme = useRoomTheme();
  return (
    <div className={isWall ? css.wall : css.shell} data-pk-theme={isWall ? theme : undefined}>
      <AlarmTitle />
      <AlarmNotices />
      <KeepAwake />
      {isWall ? <Commands hasField={false} /> : <Header />}
      <div>
        <LiveAlarmStrip
          className={isWall ? css.wallStrip : undefined}
          onMessage={respond}
          shortcuts={isOn && letters}
        />
        <SessionEnd />
      </div>
      {children}
      <MessagePanel />
      {!isWall && <Footer />}
    </div>
  );
}
