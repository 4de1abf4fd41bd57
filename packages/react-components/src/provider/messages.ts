import type en from '../messages/en.json';

/** Id of a text of these components. @public */
export type MessageId = keyof typeof en;

/** ICU texts by id: those of these components, and a host's own beside them. @public */
export type Messages = Readonly<Record<string, string>>;

/** Values a text may take. @public */
export type MessageValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;
