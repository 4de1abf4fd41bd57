import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { useText } from '../services/texts.ts';
import { useTheme } from '../services/use-theme.ts';
import { HeaderButton } from './header-button.tsx';

/** Switches between the dark and the light theme. */
export function ThemeToggle(): ReactElement {
  const text = useText();
  const [theme, setTheme] = useTheme();
  const isLight = theme === 'light';
  return (
    <HeaderButton
      label={text(isLight ? 'console.theme.toDark' : 'console.theme.toLight')}
      onPress={() => setTheme(isLight ? 'dark' : 'light')}
    >
      <Icon name={isLight ? 'sun' : 'moon'} />
    </HeaderButton>
  );
}
