import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import type { ReactElement } from 'react';
import { useText } from '../services/texts.ts';
import { usePreference } from '../services/use-preference.ts';
import { HeaderButton } from './header-button.tsx';

/** Takes the sound of alarms in every window, and gives it back (S2.26). */
export function MuteToggle(): ReactElement {
  const text = useText();
  const { alarm } = useLive();
  const [muted] = usePreference('muted');
  const isMuted = muted === 'true';
  return (
    <HeaderButton
      isPressed={isMuted}
      label={text(isMuted ? 'console.unmute' : 'console.mute')}
      onPress={() => alarm.setMuted(!isMuted)}
    >
      <Icon name={isMuted ? 'muted' : 'sound'} />
    </HeaderButton>
  );
}
