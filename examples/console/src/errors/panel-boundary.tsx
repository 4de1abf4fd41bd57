import { Button } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { Component, type ReactNode } from 'react';
import * as css from './panel-boundary.css.ts';

/** Props of {@link PanelBoundary}. */
export interface PanelBoundaryProps {
  /** What has failed, and that the rest goes on. */
  message: string;
  /** Label of the button that loads the page again. */
  reload: string;
  children: ReactNode;
}

/** Keeps the failure of one panel to itself: alarms go on in the others. */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={css.failed} role="alert">
        <Icon name="warn" />
        <p>{this.props.message}</p>
        <Button onPress={() => location.reload()}>{this.props.reload}</Button>
      </div>
    );
  }
}
