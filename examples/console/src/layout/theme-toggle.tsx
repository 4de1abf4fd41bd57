import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { useText } from '../services/texts.ts';
import { useTheme } from '../services/use-theme.ts';
import { HeaderButton } from './header-button.tsx';

/** Switches between the dark and the light theme (S2.27). */
export function ThemeToggle(): ReactElement {
  const text = useText();
  const { theme, choose } = useTheme();
  const isLight = theme === 'light';
  return (
    <HeaderButton
      isPressed={isLight}
      label={text('console.theme.light')}
      onPress={() => choose(isLight ? 'dark' : 'light')}
    >
      <Icon name={isLight ? 'sun' : 'moon'} />
    </HeaderButton>
  );
}
