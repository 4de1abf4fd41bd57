import type { MessageDialogView } from '@patrolkit/state-machines/message-dialog';
import type { MessageTemplate } from './message-dialog.types.ts';

type Written = Pick<MessageDialogView, 'title' | 'text' | 'kind'>;

/** A message with a template put into it: what was written stays, the template comes behind it. @internal */
export function withTemplate(written: Written, template: MessageTemplate): Written {
  const parts = [written.text.trimEnd(), template.text].filter((part) => part !== '');
  return {
    title: written.title.trim() === '' ? template.title : written.title,
    text: written.text.includes(template.text) ? written.text : parts.join('\n'),
    kind: template.kind,
  };
}

/** The template that has a message's title; null when there is none. @internal */
export function templateOf(templates: readonly MessageTemplate[], title: string): MessageTemplate | null {
  return templates.find((template) => template.title === title.trim()) ?? null;
}

/** Templates with one more, or with a newer one of the same title, by their titles. @public */
export function savedTemplates(
  templates: readonly MessageTemplate[],
  template: MessageTemplate,
  locale?: string | undefined,
): readonly MessageTemplate[] {
  const words = new Intl.Collator(locale);
  const others = templates.filter(({ title }) => title !== template.title);
  return [...others, template].sort((a, b) => words.compare(a.title, b.title));
}
