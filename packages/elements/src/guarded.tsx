import { Component, type ReactElement, type ReactNode } from 'react';
import { StatusPanel } from './status-panel.tsx';

interface GuardedState {
  readonly isBroken: boolean;
}

/** Says that something broke where nothing would stand: an empty element looks like a quiet night. @internal */
export class Guarded extends Component<{ children: ReactNode }, GuardedState> {
  override state: GuardedState = { isBroken: false };

  static getDerivedStateFromError(): GuardedState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.#broken() : this.props.children;
  }

  #broken(): ReactElement {
    return <StatusPanel detail="noAlarms" onTryAgain={() => this.setState({ isBroken: false })} title="broken" />;
  }
}
