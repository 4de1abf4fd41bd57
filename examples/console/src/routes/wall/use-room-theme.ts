import type { ThemeName } from '@patrolkit/react-components/theme';
import { useLocation } from 'react-router';
import { useTheme } from '../../services/use-theme.ts';
import { isWallAddress } from './wall-address.ts';

/** The theme of what is shown: a wall stays dark, it would light the room at night. */
export function useRoomTheme(): ThemeName {
  const { theme } = useTheme();
  return isWallAddress(useLocation()) && theme === 'light' ? 'dark' : theme;
}
