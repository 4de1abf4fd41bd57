import type { Admission, AdmissionContext } from './admission.ts';
import type { HubOptions } from './hub-types.ts';
import type { Negotiations } from './negotiations.ts';
import type { HubTransport } from './transport.ts';
import type { FrameWriter } from './web-socket-frame.ts';

/** What the hub's routes and upgrades work with. */
export interface HubContext<Identity> extends AdmissionContext<Identity> {
  readonly options: HubOptions<Identity>;
  readonly negotiations: Negotiations;
  /** Longest piece of data that is read from a client, in bytes: what its transport joins is a second's worth at most. */
  readonly pieceBytes: number;
  /** Of all WebSockets. */
  readonly frameOf: FrameWriter;
  /** Makes a client of an open transport. */
  open(admission: Admission<Identity>, transport: HubTransport): void;
}
