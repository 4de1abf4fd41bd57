import { memo, type ReactElement, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';

/** Confirm for the selection, Search, and what the host adds; not drawn again on each poll. @internal */
export const EventButtons = memo(function EventButtons(props: {
  canConfirm: boolean;
  onConfirm: () => void;
  onSearch: (() => void) | undefined;
  children: ReactNode;
}): ReactElement {
  const { text } = usePatrol();
  return (
    <>
      <Button isDisabled={!props.canConfirm} onPress={props.onConfirm}>
        <Icon name="check" />
        <span className="pk-GridPanel-words">{text('eventGrid.confirm')}</span>
      </Button>
      {props.onSearch && (
        <Button onPress={props.onSearch}>
          <Icon name="search" />
          <span className="pk-GridPanel-words">{text('eventGrid.search')}</span>
        </Button>
      )}
      {props.children}
    </>
  );
});
