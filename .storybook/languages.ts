import en from '@patrolkit/react-components/messages/en.json';
import hr from '@patrolkit/react-components/messages/hr.json';
import nmk from '@patrolkit/react-components/messages/nmk.json';
import ro from '@patrolkit/react-components/messages/ro.json';
import ser from '@patrolkit/react-components/messages/ser.json';
import slo from '@patrolkit/react-components/messages/slo.json';
import type { Messages, PatrolProviderProps } from '@patrolkit/react-components/provider';

/** A language the components speak. */
export type Language = PatrolProviderProps['language'];

/** Texts of every language the components speak. */
export const messages: Readonly<Record<Language, Messages>> = { en, hr, slo, ser, ro, nmk };

/** Choices of the toolbar, each language by its own name. */
export const languageItems: readonly { value: Language; title: string }[] = [
  { value: 'en', title: 'English' },
  { value: 'hr', title: 'Hrvatski' },
  { value: 'slo', title: 'Slovenščina' },
  { value: 'ser', title: 'Српски' },
  { value: 'ro', title: 'Română' },
  { value: 'nmk', title: 'Македонски' },
];
