import { type ReactElement, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { Choice, FieldProps } from './field.types.ts';
import { holds } from './fold.rules.ts';
import { useThemedPortal } from './use-themed-portal.ts';
import './fields.css.ts';

/** Props of {@link MultiField}. @internal */
export interface MultiFieldProps<Id extends string | number> extends FieldProps {
  options: readonly Choice<Id>[];
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
  placeholder?: string | undefined;
  /** Enter with what was typed; the field is then emptied. @default the first that holds the text is added */
  onEnterText?: ((text: string) => void) | undefined;
  /** Told while typing, for a host that shows the list elsewhere. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Whether a list opens under the field while typing. @default true */
  hasList?: boolean | undefined;
}

/** A field that chooses several things: each with a cross, and a box that finds more by typing. @internal */
export function MultiField<Id extends string | number>(props: MultiFieldProps<Id>): ReactElement {
  const { label, options, value, onChange, errorText, description, hasList = true } = props;
  const { text } = usePatrol();
  const { attach, portal } = useThemedPortal();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const chosen = value.map((key) => options.find((option) => option.id === key) ?? { id: key, label: String(key) });
  const rest = options.filter((option) => !value.includes(option.id) && holds(option.label, typed));

  const type = (next: string): void => {
    setTyped(next);
    props.onTextChange?.(next);
    setOpen(hasList && next.trim() !== '');
  };
  const add = (option: Choice<Id> | undefined): void => {
    if (option && !option.isDisabled) onChange([...value, option.id]);
    type('');
    input.current?.focus();
  };
  const enter = (): void => {
    if (typed.trim() === '') return;
    if (props.onEnterText) {
      props.onEnterText(typed);
      type('');
    } else if (rest.some((option) => !option.isDisabled)) add(rest.find((option) => !option.isDisabled));
  };

  return (
    <div
      className={props.className ? `pk-Field ${props.className}` : 'pk-Field'}
      data-invalid={errorText === undefined ? undefined : ''}
      ref={attach}
    >
      <Label className="pk-Field-label" htmlFor={id}>
        {label}
      </Label>
      <div className="pk-Field-input pk-Field-multi" ref={box}>
        <TagGroup
          aria-label={label}
          className="pk-Field-tags"
          onRemove={(keys) => onChange(value.filter((key) => !keys.has(key)))}
        >
          <TagList className="pk-Field-tags" items={chosen}>
            {(option) => (
              <Tag className="pk-Tag" id={option.id} textValue={option.label}>
                {option.label}
                <Button
                  aria-label={text('field.remove', { label: option.label })}
                  className="pk-Tag-remove"
                  slot="remove"
                >
                  <Icon name="close" size={12} />
                </Button>
              </Tag>
            )}
          </TagList>
        </TagGroup>
        <Input
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          className="pk-Field-bare"
          disabled={props.isDisabled ?? false}
          id={id}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              enter();
            } else if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
            else if (event.key === 'Escape' && isOpen) {
              event.stopPropagation();
              setOpen(false);
            } else if (event.key === 'ArrowDown' && hasList) setOpen(true);
          }}
          placeholder={value.length === 0 ? (props.placeholder ?? text('field.typeName')) : ''}
          ref={input}
          value={typed}
        />
      </div>
      <Popover
        {...portal}
        className="pk-Popover"
        isNonModal
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
        triggerRef={box}
      >
        <ListBox
          aria-label={label}
          className="pk-Choices"
          items={rest}
          onAction={(key) => add(rest.find((option) => option.id === key))}
          renderEmptyState={() => <span className="pk-Choices-empty">{text('field.nothing')}</span>}
        >
          {(option) => (
            <ListBoxItem
              className="pk-Choice"
              id={option.id}
              isDisabled={option.isDisabled ?? false}
              textValue={option.label}
            >
              <span className="pk-Choice-label">{option.label}</span>
              {option.detail && <span className="pk-Choice-detail">{option.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
      <span className={errorText ? 'pk-Field-error' : 'pk-Field-description'} id={`${id}-hint`}>
        {errorText ?? description}
      </span>
    </div>
  );
}
