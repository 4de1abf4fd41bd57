import type { MessageId, MessageValues, Patrol } from '../provider/index.ts';

/** A text with the id of an event in it, such as the name of one of its buttons. @internal */
export type RowText = (id: MessageId, eventId: number, values?: MessageValues) => string;

/* A character that no text holds: where it comes out, the id of an event belongs. */
const idPlace = '\u{e000}';

/**
 * Texts that differ by an event's id only: a row has five of them, and formatting one takes longer than drawing its
 * button. Each is formatted once, then the id is put in its place.
 * @internal
 */
export function createRowText(text: Patrol['text']): RowText {
  const templates = new Map<string, string>();
  return (id, eventId, values) => {
    const asked = values ? `${id} ${JSON.stringify(values)}` : id;
    const template = templates.get(asked) ?? text(id, { ...values, id: idPlace });
    templates.set(asked, template);
    /* A host's own text may leave the id out, or format it: such a one is formatted each time. */
    if (!template.includes(idPlace)) return text(id, { ...values, id: String(eventId) });
    return template.replaceAll(idPlace, String(eventId));
  };
}
