import { type DataGridSettings, readDataGridSettings } from '@patrolkit/react-components/data-grid';
import { useArrangement } from '../services/use-arrangement.ts';

/** What this user has arranged in the grid of a name. */
export function useGridSettings(name: string): readonly [DataGridSettings, (settings: DataGridSettings) => void] {
  return useArrangement(`grid.${name}`, readDataGridSettings);
}
