import type { IconName } from '@patrolkit/react-components/icon';

/** Something the console can do, by name or by key (quality U3). */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** Written as on the keyboard; shown beside the name. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}
