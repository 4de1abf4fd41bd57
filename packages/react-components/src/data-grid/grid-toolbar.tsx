import './grid-panel.css.ts';
import { memo, type ReactElement, type Ref, type RefObject } from 'react';
import { ToolButton } from '../controls/tool-button.tsx';
import { usePatrol } from '../provider/index.ts';
import type { WaitingProps } from './use-held-page.ts';

/** A form in which rows leave the grid. @public */
export type ExportFormat = 'csv' | 'xlsx' | 'pdf' | 'print';

/* Each is drawn again only when what it shows changes, not on each poll. */

/** Opens and closes the filter; tells how many things are asked. @internal */
export const FilterButton = memo(function FilterButton(props: {
  isOpen: boolean;
  /** How many things are asked of the rows. */
  asked: number;
  onPress: () => void;
}): ReactElement {
  const { text } = usePatrol();
  return (
    <span className="pk-GridPanel-filter" data-active={props.asked > 0 ? '' : undefined}>
      <ToolButton
        aria-expanded={props.isOpen}
        icon="filter"
        label={props.asked > 0 ? text('grid.filterActive', { count: props.asked }) : text('grid.filter')}
        onPress={props.onPress}
      />
    </span>
  );
});

/** Holds the page by hand, or lets it go. @internal */
export const HoldButton = memo(function HoldButton(props: {
  isPinned: boolean;
  onChange: (isPinned: boolean) => void;
}): ReactElement {
  const { text } = usePatrol();
  return (
    <ToolButton
      aria-pressed={props.isPinned}
      className="pk-GridPanel-hold"
      icon="clock"
      onPress={() => props.onChange(!props.isPinned)}
      variant="quiet"
    >
      <span className="pk-GridPanel-words">{text('grid.hold')}</span>
    </ToolButton>
  );
});

/** Opens the forms in which rows leave the grid. @internal */
export const ExportButton = memo(function ExportButton(props: {
  anchor: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onPress: () => void;
}): ReactElement {
  const { text } = usePatrol();
  return (
    <ToolButton
      aria-expanded={props.isOpen}
      aria-haspopup="menu"
      icon="export"
      onPress={props.onPress}
      ref={props.anchor}
      variant="quiet"
    >
      <span className="pk-GridPanel-words">{text('grid.export')}</span>
    </ToolButton>
  );
});

/** Opens the choice of columns. @internal */
export const ColumnsButton = memo(function ColumnsButton(props: {
  anchor: RefObject<HTMLSpanElement | null>;
  isOpen: boolean;
  onPress: () => void;
}): ReactElement {
  const { text } = usePatrol();
  return (
    <span ref={props.anchor}>
      <ToolButton
        aria-expanded={props.isOpen}
        aria-haspopup="dialog"
        icon="columns"
        label={text('grid.columns')}
        onPress={props.onPress}
      />
    </span>
  );
});

/** The rows that wait while the page is held; its place is kept free for it. @internal */
export const WaitingPlace = memo(function WaitingPlace(props: {
  count: number;
  /** What is said instead of how many wait. */
  words: string | undefined;
  /** Whether alarms are among them. */
  isUrgent: boolean;
  waitingProps: WaitingProps;
  onPress: () => void;
}): ReactElement {
  const { text } = usePatrol();
  const { count, words } = props;
  return (
    <div className="pk-GridPanel-waitingPlace">
      {count > 0 && (
        <ToolButton
          {...props.waitingProps}
          className="pk-GridPanel-waiting"
          data-alarm={props.isUrgent ? '' : undefined}
          icon="chev-up"
          onPress={props.onPress}
        >
          <span className="pk-GridPanel-waitingText">{words ?? text('grid.waiting', { count })}</span>
        </ToolButton>
      )}
    </div>
  );
});
