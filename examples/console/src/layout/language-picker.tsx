import type { Language } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { settings } from '../services/settings.ts';
import { useText } from '../services/texts.ts';
import { useLanguage } from '../services/use-language.ts';
import * as css from './language-picker.css.ts';

/* Names in their own language: whoever needs one must be able to read it. */
const names: Readonly<Record<Language, string>> = {
  hr: 'Hrvatski',
  en: 'English',
  slo: 'Slovenščina',
  ser: 'Српски',
  ro: 'Română',
  nmk: 'Македонски',
};

/** Chooses among the languages that have texts. */
export function LanguagePicker(): ReactElement {
  const text = useText();
  const [language, setLanguage] = useLanguage();
  return (
    <ToggleButtonGroup
      aria-label={text('console.language')}
      className={css.group}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        const chosen = settings.languages.find((code) => keys.has(code));
        if (chosen) setLanguage(chosen);
      }}
      selectedKeys={[language]}
      selectionMode="single"
    >
      {settings.languages.map((code) => (
        <ToggleButton className={css.choice} id={code} key={code} lang={code}>
          {names[code]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
