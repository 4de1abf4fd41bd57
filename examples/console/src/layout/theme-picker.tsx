import type { ReactElement } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useText } from '../services/texts.ts';
import { themeChoices } from '../services/theme-choices.ts';
import { useTheme } from '../services/use-theme.ts';
import * as css from './language-picker.css.ts';

/** Dark, light, night, or as the system has it (S1.30, S1.31). */
export function ThemePicker(): ReactElement {
  const text = useText();
  const { choice, choose } = useTheme();
  return (
    <ToggleButtonGroup
      aria-label={text('console.theme')}
      className={css.group}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        const chosen = themeChoices.find((theme) => keys.has(theme));
        if (chosen) choose(chosen);
      }}
      selectedKeys={[choice]}
      selectionMode="single"
    >
      {themeChoices.map((theme) => (
        <ToggleButton className={css.choice} id={theme} key={theme}>
          {text(`console.theme.${theme}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
