import { Button } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement, ReactNode } from 'react';
import { Form } from 'react-aria-components';
import { useText } from '../services/texts.ts';
import type { Entity } from './entity.types.ts';
import * as css from './entity-page.css.ts';
import type { EntityForm } from './use-entity-form.ts';

/** Props of {@link EntityFormPanel}. */
export interface EntityFormPanelProps<Row> {
  entity: Entity<Row>;
  form: EntityForm<Row>;
  draft: Row;
  canWrite: boolean;
  onDelete: () => void;
  /** Takes what somebody else has saved. */
  onReload: () => void;
  close: ReactNode;
}

/** The form of the selected row: delete left, save right; Enter saves. */
export function EntityFormPanel<Row>(props: EntityFormPanelProps<Row>): ReactElement {
  const { entity, form, draft, canWrite, onDelete, onReload, close } = props;
  const text = useText();
  const { Fields } = entity;
  const key = entity.keyOf(draft);
  return (
    <Form
      aria-label={key === 0 ? entity.newTitle : entity.nameOf(draft)}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      validationBehavior="aria"
    >
      <header className={css.formHead}>
        <h2 className={css.formTitle}>{key === 0 ? entity.newTitle : entity.nameOf(draft)}</h2>
        {key > 0 && <span className={css.formDetail}>{text('console.entity.id', { id: String(key) })}</span>}
        {close}
      </header>
      <div className={css.fields} key={key}>
        <Fields change={form.change} draft={draft} errorOf={form.errorOf} isReadOnly={!canWrite} />
      </div>
      {form.isConflict && (
        <div className={css.conflict} role="alert">
          <Icon name="warn" />
          <span>{text('console.entity.conflict')}</span>
          <Button onPress={onReload}>{text('console.entity.takeTheirs')}</Button>
          <Button onPress={() => void form.save(true)}>{text('console.entity.keepMine')}</Button>
        </div>
      )}
      {canWrite && (
        <footer className={css.formFoot}>
          {key > 0 && (
            <Button isDisabled={form.isSaving} onPress={onDelete} size="lg" variant="danger">
              <Icon name="trash" />
              {text('console.entity.delete')}
            </Button>
          )}
          <span className={css.space} />
          <Button isDisabled={form.isSaving || (!form.isChanged && key > 0)} onPress={form.undoChanges} size="lg">
            {text('console.entity.undoChanges')}
          </Button>
          <Button isDisabled={form.isSaving || (!form.isChanged && key > 0)} size="lg" type="submit" variant="primary">
            {text('console.entity.save')}
          </Button>
        </footer>
      )}
    </Form>
  );
}
