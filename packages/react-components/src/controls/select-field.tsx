import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { ChoiceList } from './choice-list.tsx';
import type { Choice, FieldProps } from './field.types.ts';
import { ariaProps, FieldFrame } from './field-frame.tsx';
import { useThemedPortal } from './use-themed-portal.ts';

/** Props of {@link SelectField} and of the combo field. @internal */
export interface ChoiceFieldProps<Id extends string | number> extends FieldProps {
  options: readonly Choice<Id>[];
  /** Null for none. */
  value: Id | null;
  onChange: (value: Id | null) => void;
  /** Stands in the field while nothing is chosen. */
  placeholder?: string | undefined;
  /** Whether a cross takes the choice away. @default false */
  isClearable?: boolean | undefined;
}

/** A field that chooses one of a few things. @internal */
export function SelectField<Id extends string | number>(props: ChoiceFieldProps<Id>): ReactElement {
  const { options, value, onChange, placeholder, isClearable = false } = props;
  const { text } = usePatrol();
  const { attach, portal } = useThemedPortal();
  const { isReadOnly: _, ...aria } = ariaProps(props);
  return (
    <Select
      {...aria}
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      placeholder={placeholder ?? text('field.choose')}
      ref={attach}
      value={value}
    >
      <FieldFrame {...props}>
        <span className="pk-Field-box">
          <Button
            className="pk-Field-input pk-Field-select"
            data-clearable={isClearable && value !== null ? '' : undefined}
          >
            <SelectValue className="pk-Field-value">
              {({ isPlaceholder, defaultChildren }) =>
                isPlaceholder ? defaultChildren : options.find(({ id }) => id === value)?.label
              }
            </SelectValue>
            <Icon name="chev-down" />
          </Button>
          {isClearable && value !== null && (
            <span className="pk-Field-clear">
              <Button
                aria-label={text('field.clear', { label: props.label })}
                className="pk-Field-button"
                onPress={() => onChange(null)}
                slot={null}
              >
                <Icon name="close" />
              </Button>
            </span>
          )}
        </span>
      </FieldFrame>
      <Popover {...portal} className="pk-Popover">
        <ChoiceList emptyText={text('field.nothing')} options={options} />
      </Popover>
    </Select>
  );
}
