import { memo, type ReactElement, type ReactNode } from 'react';
import { ToolButton } from '../controls/tool-button.tsx';
import { usePatrol } from '../provider/index.ts';

/** Confirm for the selection, Search, and what the host adds; what has no callback has no button. Not drawn again on each poll. @internal */
export const EventButtons = memo(function EventButtons(props: {
  canConfirm: boolean;
  onConfirm: (() => void) | undefined;
  onSearch: (() => void) | undefined;
  children: ReactNode;
}): ReactElement {
  const { text } = usePatrol();
  return (
    <>
      {props.onConfirm && (
        <ToolButton icon="check" isDisabled={!props.canConfirm} onPress={props.onConfirm}>
          <span className="pk-GridPanel-words">{text('eventGrid.confirm')}</span>
        </ToolButton>
      )}
      {props.onSearch && (
        <ToolButton icon="search" onPress={props.onSearch}>
          <span className="pk-GridPanel-words">{text('eventGrid.search')}</span>
        </ToolButton>
      )}
      {props.children}
    </>
  );
});
