import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import type { ReactElement } from 'react';
import { useText } from '../services/texts.ts';
import { usePreference } from '../services/use-preference.ts';
import { useSession } from '../services/use-session.ts';
import * as css from './header.css.ts';
import { HeaderButton } from './header-button.tsx';
import { Logo } from './logo.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Mark, sound, theme, settings, and who is signed in. */
export function Header(): ReactElement {
  const text = useText();
  const session = useSession();
  const { alarm } = useLive();
  const [muted] = usePreference('muted');
  const isMuted = muted === 'true';
  return (
    <header className={css.header}>
      <Logo />
      <span className={css.space} />
      <HeaderButton
        isPressed={isMuted}
        label={text(isMuted ? 'console.unmute' : 'console.mute')}
        onPress={() => alarm.setMuted(!isMuted)}
      >
        <Icon name={isMuted ? 'muted' : 'sound'} />
      </HeaderButton>
      <ThemeToggle />
      <SettingsMenu />
      {session && (
        <span className={css.who}>
          {session.name}
          {(session.role === 'Administrator' || session.role === 'Operator') && (
            <span className={css.role}>{text(`console.role.${session.role}`)}</span>
          )}
        </span>
      )}
    </header>
  );
}
