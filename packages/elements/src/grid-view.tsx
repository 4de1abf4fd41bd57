import { LiveAlarmStrip, LiveEventGrid } from '@patrolkit/react-components/live';
import type { ReactElement } from 'react';

/** The events of an element. The strip has no keys here: letters belong to the page around. @internal */
export function GridView({ hasStrip, hasMap }: { hasStrip: boolean; hasMap: boolean }): ReactElement {
  return (
    <>
      {hasStrip && <LiveAlarmStrip shortcuts={false} />}
      <div className="pk-Embed-view">
        <LiveEventGrid {...(hasMap ? {} : { onLocate: undefined })} defaultPageSize={10} />
      </div>
    </>
  );
}
