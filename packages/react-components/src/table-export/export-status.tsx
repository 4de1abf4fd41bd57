import './table-export.css.ts';
import type { ReactElement } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Alert } from '../controls/alert.tsx';
import { Button } from '../controls/button.tsx';
import { usePatrol } from '../provider/index.ts';
import type { TableExportModel } from './use-table-export.ts';

/** How far an export is, with a way to end it; or why it failed, with a way to try again. Null while there is none. @public */
export function ExportStatus({ model }: { model: TableExportModel }): ReactElement | null {
  const { text } = usePatrol();
  const { state } = model;
  if (state.status === 'idle') return null;
  if (state.status === 'failed') {
    return (
      <Alert
        detail={state.errorText}
        onClose={model.dismiss}
        onRetry={model.retry}
        title={text('tableExport.failed', { file: state.fileName })}
      />
    );
  }
  const label = text('tableExport.running', { file: state.fileName });
  return (
    <div className="pk-ExportStatus">
      <ProgressBar aria-label={label} className="pk-ExportStatus-bar" value={state.share * 100}>
        {({ percentage = 0 }) => (
          <>
            <span className="pk-ExportStatus-label">{label}</span>
            <span className="pk-ExportStatus-track">
              <span className="pk-ExportStatus-done" style={{ width: `${percentage}%` }} />
            </span>
          </>
        )}
      </ProgressBar>
      <Button onPress={model.cancel}>{text('tableExport.cancel')}</Button>
    </div>
  );
}
