import type { ReactElement } from 'react';
import { MenuButton, type MenuEntry } from '../controls/menu-button.tsx';
import { usePatrol } from '../provider/index.ts';
import type { MessageDialogProps, MessageTemplate } from './message-dialog.types.ts';
import { templateOf, withTemplate } from './templates.rules.ts';

type TemplateMenuProps = Pick<MessageDialogProps, 'model' | 'templates' | 'onSaveTemplate' | 'onRemoveTemplate'>;

/* An id of the menu that no template can have. */
const [saveId, removeId] = ['save', 'remove'];

/** Messages that are often sent: to be put in, kept and forgotten. Null where there are none and none can be kept. @public */
export function TemplateMenu(props: TemplateMenuProps): ReactElement | null {
  const { model, templates = [], onSaveTemplate, onRemoveTemplate } = props;
  const { text } = usePatrol();
  if (templates.length === 0 && !onSaveTemplate) return null;
  const written = { title: model.title.trim(), text: model.text.trim(), kind: model.kind };
  const current = templateOf(templates, model.title);
  const items: MenuEntry[] = templates.map(({ title, kind }, at) => ({
    id: String(at),
    label: title,
    detail: text(`messageDialog.kind.${kind}`),
  }));
  if (onSaveTemplate) {
    const isDisabled = written.title === '' || written.text === '';
    items.push({ id: saveId, label: text('messageDialog.template.save'), icon: 'plus', isDisabled });
  }
  if (onRemoveTemplate && current) {
    items.push({ id: removeId, label: text('messageDialog.template.remove'), icon: 'trash', isDanger: true });
  }
  const put = (template: MessageTemplate): void => {
    const next = withTemplate(model, template);
    model.change('title', next.title);
    model.change('text', next.text);
    model.setKind(next.kind);
  };
  const act = (id: string): void => {
    const template = templates[Number(id)];
    if (id === saveId) onSaveTemplate?.(written);
    else if (id === removeId && current) onRemoveTemplate?.(current);
    else if (template) put(template);
  };
  return (
    <MenuButton
      icon="list"
      isDisabled={model.isSending}
      items={items}
      label={text('messageDialog.templates')}
      onAction={act}
      variant="quiet"
    />
  );
}
