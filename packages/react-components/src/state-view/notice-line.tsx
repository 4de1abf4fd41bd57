import './state-view.css.ts';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** Props of {@link NoticeLine}. @internal */
export interface NoticeLineProps {
  /** stale: the rows may be old, amber; error: the last refresh failed, the old rows stay. */
  kind: 'stale' | 'error';
  text: string;
  children?: ReactNode;
}

/** A line over rows that stay. Its age ticks each second, so only an error is announced. @internal */
export function NoticeLine({ kind, text, children }: NoticeLineProps): ReactElement {
  return (
    <div className="pk-NoticeLine" data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={kind === 'stale' ? 'clock' : 'warn'} />
      <span className="pk-NoticeLine-text">{text}</span>
      {children}
    </div>
  );
}
