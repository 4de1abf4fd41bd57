import type { Hub } from '../realtime/hub.ts';

/** Names of the hub's messages that feed; they are not in the product description (decision G11). @public */
export interface FeedHubMethods {
  /** What changed (contract.md part B). @default 'Changes' */
  readonly changes?: string | undefined;
  /** Where guards are. @default 'Positions' */
  readonly positions?: string | undefined;
  /** That the session has ended on the server. @default 'SessionRevoked' */
  readonly sessionRevoked?: string | undefined;
}

/** What becomes of them. @internal */
export interface HubIntake {
  onChanges(payload: unknown): void;
  onPositions(payload: unknown): void;
  onSessionRevoked(): void;
  onState(): void;
}

/** Starts a hub and takes what it brings; the answer stops both. @internal */
export function takeFromHub(hub: Hub, intake: HubIntake, methods: FeedHubMethods = {}): () => void {
  const { changes = 'Changes', positions = 'Positions', sessionRevoked = 'SessionRevoked' } = methods;
  const stops = [
    hub.on(changes, intake.onChanges),
    hub.on(positions, intake.onPositions),
    hub.on(sessionRevoked, intake.onSessionRevoked),
    hub.subscribe(intake.onState),
    hub.stop,
  ];
  hub.start();
  return () => {
    for (const stop of stops) stop();
  };
}
