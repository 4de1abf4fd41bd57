import { Button, ModalDialog } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { type ReactElement, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { Entity } from '../entities/entity.types.ts';
import { useText } from '../services/texts.ts';
import type { ImportPlan, ImportSpec } from './import.types.ts';
import * as css from './import-dialog.css.ts';
import { ImportLines } from './import-lines.tsx';
import { planImport } from './plan-import.rules.ts';
import { useImportRun } from './use-import-run.ts';

/** Props of {@link ImportDialog}. */
export interface ImportDialogProps<Row> {
  entity: Entity<Row>;
  spec: ImportSpec<Row>;
  /** The rows that are there. */
  rows: readonly Row[];
  /** Told whether something was saved. */
  onClose: (hasSaved: boolean) => void;
}

/* 2,000 lines are some 200 kB; a file far beyond is another file than was meant. */
const largestBytes = 5_000_000;

/** Rows from a CSV file: what it will change is seen before anything is saved. */
export function ImportDialog<Row>({ entity, spec, rows, onClose }: ImportDialogProps<Row>): ReactElement {
  const text = useText();
  const [plan, setPlan] = useState<ImportPlan<Row> | null>(null);
  const [fileName, setFileName] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const run = useImportRun(entity);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setFileName(file.name);
    setTooLarge(file.size > largestBytes);
    setPlan(file.size > largestBytes ? null : planImport(await file.text(), { entity, spec, rows }));
  };
  const count = (kind: 'new' | 'change' | 'same' | 'bad'): number =>
    plan?.lines.filter((line) => line.kind === kind).length ?? 0;
  const good = count('new') + count('change');
  const isRunning = run.status === 'running';
  return (
    <ModalDialog
      foot={
        <>
          {isRunning && <Button onPress={run.stop}>{text('console.import.stop')}</Button>}
          <Button isDisabled={isRunning} onPress={() => onClose(run.saved > 0)} size="lg">
            {text('console.import.close')}
          </Button>
          {run.status !== 'done' && (
            <Button
              isDisabled={good === 0 || isRunning}
              onPress={() => plan && void run.start(plan.lines)}
              size="lg"
              variant="primary"
            >
              {text('console.import.save', { count: good })}
            </Button>
          )}
        </>
      }
      isDismissable={false}
      isOpen
      onClose={() => {
        if (!isRunning) onClose(run.saved > 0);
      }}
      size="xl"
      subtitle={fileName || undefined}
      title={text('console.import.title', { title: entity.title })}
    >
      <div className={css.body}>
        <p className={css.words}>
          {text('console.import.help', { columns: spec.fields.map(({ label }) => label).join(', ') })}
        </p>
        <FileTrigger acceptedFileTypes={['.csv', 'text/csv']} onSelect={(files) => void read(files?.[0])}>
          <Button className={css.choose} isDisabled={isRunning}>
            <Icon name="arrow" />
            {text('console.import.choose')}
          </Button>
        </FileTrigger>
        {isTooLarge && (
          <p className={css.bad} role="alert">
            {text('console.import.tooLarge')}
          </p>
        )}
        {plan && plan.missing.length > 0 && (
          <p className={css.bad} role="alert">
            {text('console.import.missing', { columns: plan.missing.join(', ') })}
          </p>
        )}
        {plan && plan.unknown.length > 0 && (
          <p className={css.warn}>{text('console.import.unknown', { columns: plan.unknown.join(', ') })}</p>
        )}
        {plan && plan.missing.length === 0 && (
          <>
            <ul className={css.counts} role="status">
              <li>{text('console.import.count.new', { count: count('new') })}</li>
              <li>{text('console.import.count.change', { count: count('change') })}</li>
              <li>{text('console.import.count.same', { count: count('same') })}</li>
              <li className={count('bad') > 0 ? css.bad : undefined}>
                {text('console.import.count.bad', { count: count('bad') })}
              </li>
            </ul>
            <ImportLines lines={plan.lines} name={entity.kind} />
          </>
        )}
        {run.status !== 'idle' && (
          <p role="status">{text('console.import.progress', { saved: run.saved, total: run.total })}</p>
        )}
        {run.refused.length > 0 && (
          <ul className={css.refused} role="alert">
            {run.refused.map(({ line, words }) => (
              <li key={line}>{text('console.import.refused', { line, words })}</li>
            ))}
          </ul>
        )}
      </div>
    </ModalDialog>
  );
}
