import enShared from '@patrolkit/react-components/messages/en.json';
import hrShared from '@patrolkit/react-components/messages/hr.json';
import nmkShared from '@patrolkit/react-components/messages/nmk.json';
import roShared from '@patrolkit/react-components/messages/ro.json';
import serShared from '@patrolkit/react-components/messages/ser.json';
import sloShared from '@patrolkit/react-components/messages/slo.json';
import { type Messages, usePatrol } from '@patrolkit/react-components/provider';
import type { ElementLanguage } from './elements.types.ts';
import en from './messages/en.json';
import hr from './messages/hr.json';
import nmk from './messages/nmk.json';
import ro from './messages/ro.json';
import ser from './messages/ser.json';
import slo from './messages/slo.json';

const texts: Readonly<Record<ElementLanguage, Messages>> = {
  en: { ...enShared, ...en },
  hr: { ...hrShared, ...hr },
  slo: { ...sloShared, ...slo },
  ser: { ...serShared, ...ser },
  ro: { ...roShared, ...ro },
  nmk: { ...nmkShared, ...nmk },
};

type WithoutPrefix<Id> = Id extends `elements.${infer Rest}` ? Rest : never;

/** A text of the elements themselves, without what all of them begin with. @internal */
export type OwnText = WithoutPrefix<keyof typeof en>;

/** Everything an element says in a language. @internal */
export const textsOf = (language: ElementLanguage): Messages => texts[language];

/** Texts of the elements themselves, in the language around. @internal */
export function useOwnText(): (id: OwnText, values?: Readonly<Record<string, number>>) => string {
  const { intl } = usePatrol();
  return (id, values) => intl.formatMessage({ id: `elements.${id}` }, values);
}
