import { toLocale } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { languageNames } from '../services/language-names.ts';
import { settings } from '../services/settings.ts';
import { useText } from '../services/texts.ts';
import { useLanguage } from '../services/use-language.ts';
import { Flag } from './flag.tsx';
import * as css from './language-picker.css.ts';

/** Chooses among the languages of the installation; the same list at sign-in and in the settings (K29). */
export function LanguagePicker({ isColumn = false }: { isColumn?: boolean }): ReactElement {
  const text = useText();
  const [language, setLanguage] = useLanguage();
  return (
    <ToggleButtonGroup
      aria-label={text('console.language')}
      className={isColumn ? css.column : css.group}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        const chosen = settings.languages.find((code) => keys.has(code));
        if (chosen) setLanguage(chosen);
      }}
      orientation={isColumn ? 'vertical' : 'horizontal'}
      selectedKeys={[language]}
      selectionMode="single"
    >
      {settings.languages.map((code) => (
        <ToggleButton className={css.choice} id={code} key={code} lang={toLocale(code)}>
          {isColumn && <Flag language={code} />}
          {languageNames[code]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
