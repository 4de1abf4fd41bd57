import { PatrolProvider, usePatrol } from '@patrolkit/react-components/provider';
import type { ReactElement } from 'react';
import { languageItems, messages } from '../languages.ts';

const ids = Object.keys(messages.en);

function LanguageRow({ name }: { name: string }): ReactElement {
  const { language, intl } = usePatrol();
  return (
    <tr>
      <td>{name}</td>
      <td>
        <code>{language}</code>
      </td>
      <td>{intl.locale}</td>
      <td>
        {ids.filter((id) => id in messages[language]).length} of {ids.length}
      </td>
      <td>
        <code>@patrolkit/react-components/messages/{language}.json</code>
      </td>
    </tr>
  );
}

/** Codes of the languages, their files, and how much of each is translated. */
export function LanguageTable(): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th>Language</th>
          <th>
            <code>language</code>
          </th>
          <th>Locale</th>
          <th>Texts</th>
          <th>File</th>
        </tr>
      </thead>
      <tbody>
        {languageItems.map(({ value, title }) => (
          <PatrolProvider key={value} language={value} messages={messages[value]}>
            <LanguageRow name={title} />
          </PatrolProvider>
        ))}
      </tbody>
    </table>
  );
}
