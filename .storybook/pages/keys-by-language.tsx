import { PatrolProvider, usePatrol } from '@patrolkit/react-components/provider';
import type { ReactElement } from 'react';
import { languageItems, messages } from '../languages.ts';

function Keys({ language }: { language: string }): ReactElement {
  const { text, intl } = usePatrol();
  return (
    <li lang={intl.locale}>
      <strong>{language}:</strong> {text('grid.keys')}
    </li>
  );
}

/** The description of a grid's keys, as each language has it. */
export function KeysByLanguage(): ReactElement {
  return (
    <ul>
      {languageItems.map(({ value, title }) => (
        <PatrolProvider key={value} language={value} messages={messages[value]}>
          <Keys language={title} />
        </PatrolProvider>
      ))}
    </ul>
  );
}
