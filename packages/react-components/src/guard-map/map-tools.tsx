import type { ReactElement, ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';

/** What stands top right over the map: the layers, and the button that hides it. @internal */
export function MapTools({
  onHide,
  children,
}: {
  onHide: (() => void) | undefined;
  children: ReactNode;
}): ReactElement {
  const { text } = usePatrol();
  return (
    <div className="pk-GuardMap-tools">
      {children}
      {onHide ? (
        <Button aria-label={text('guardMap.hide')} className="pk-GuardMap-tool" onPress={onHide}>
          <Icon name="panel" />
          <span>{text('guardMap.hide')}</span>
        </Button>
      ) : null}
    </div>
  );
}
