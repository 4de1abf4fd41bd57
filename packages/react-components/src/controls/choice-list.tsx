import './fields.css.ts';
import type { ReactElement } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../icon/icon.tsx';
import type { Choice } from './field.types.ts';

/** The open list of a field. @internal */
export function ChoiceList({ options, emptyText }: { options?: readonly Choice[]; emptyText: string }): ReactElement {
  return (
    <ListBox
      {...(options ? { items: options } : {})}
      className="pk-Choices"
      renderEmptyState={() => <span className="pk-Choices-empty">{emptyText}</span>}
    >
      {(option: Choice) => (
        <ListBoxItem
          className="pk-Choice"
          id={option.id}
          isDisabled={option.isDisabled ?? false}
          textValue={option.label}
        >
          <Icon className="pk-Choice-check" name="check" />
          <span className="pk-Choice-label">{option.label}</span>
          {option.detail && <span className="pk-Choice-detail">{option.detail}</span>}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
