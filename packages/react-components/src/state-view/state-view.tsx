import './state-view.css.ts';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';

/** Props of {@link StateView}. @internal */
export interface StateViewProps {
  icon: IconName;
  /** What is the matter, or what was looked for. */
  title: string;
  /** What follows from it. */
  detail?: string | undefined;
  /** An error is announced once; emptiness is polite. @default 'empty' */
  kind?: 'empty' | 'error' | undefined;
  /** One or two ways out. */
  children?: ReactNode;
}

/** What stands where rows would be: nothing found, or an error with nothing old to show. @internal */
export function StateView({ icon, title, detail, kind = 'empty', children }: StateViewProps): ReactElement {
  return (
    <div className="pk-StateView" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <p className="pk-StateView-title">{title}</p>
      {detail && <p className="pk-StateView-detail">{detail}</p>}
      {children && <div className="pk-StateView-actions">{children}</div>}
    </div>
  );
}
