import { LiveEventGrid } from '@patrolkit/react-components/live';
import { LiveGuardMap } from '@patrolkit/react-components/live-map';
import type { ReactElement } from 'react';
import { useDemoGround } from './use-demo-ground.ts';

/** The patrol as it happens: where the guards are, and what they report. */
export function PatrolPage(): ReactElement {
  const ground = useDemoGround();
  return (
    <>
      <h1>The patrol, live</h1>
      <p className="lead">Where the guards are, and what they report.</p>
      <div className="patrol-map">
        <LiveGuardMap backdrop={ground} defaultZoom={14} label="Guards and sites" />
      </div>
      <LiveEventGrid className="patrol-events" defaultPageSize={10} />
    </>
  );
}
