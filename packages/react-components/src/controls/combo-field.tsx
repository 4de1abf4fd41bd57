import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { ChoiceList } from './choice-list.tsx';
import { ariaProps, FieldFrame } from './field-frame.tsx';
import { holds } from './fold.rules.ts';
import type { ChoiceFieldProps } from './select-field.tsx';
import { useThemedPortal } from './use-themed-portal.ts';

/** A field that chooses one of many things by typing a part of the name; accents do not matter. @internal */
export function ComboField<Id extends string | number>(props: ChoiceFieldProps<Id>): ReactElement {
  const { options, value, onChange, placeholder, isClearable = false } = props;
  const { text } = usePatrol();
  const { attach, portal } = useThemedPortal();
  return (
    <ComboBox
      {...ariaProps(props)}
      allowsEmptyCollection
      defaultFilter={holds}
      defaultItems={options}
      menuTrigger="focus"
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      ref={attach}
      value={value}
    >
      <FieldFrame {...props}>
        <span className="pk-Field-box">
          <Input
            className="pk-Field-input"
            data-buttons={isClearable && value !== null ? '2' : '1'}
            placeholder={placeholder ?? text('field.choose')}
          />
          <span className="pk-Field-end">
            {isClearable && value !== null && (
              <Button
                aria-label={text('field.clear', { label: props.label })}
                className="pk-Field-button"
                onPress={() => onChange(null)}
                slot={null}
              >
                <Icon name="close" />
              </Button>
            )}
            <Button className="pk-Field-button">
              <Icon name="chev-down" />
            </Button>
          </span>
        </span>
      </FieldFrame>
      <Popover {...portal} className="pk-Popover">
        <ChoiceList emptyText={text('field.nothing')} />
      </Popover>
    </ComboBox>
  );
}
