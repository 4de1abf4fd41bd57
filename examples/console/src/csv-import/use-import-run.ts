import { useCallback, useRef, useState } from 'react';
import type { Entity } from '../entities/entity.types.ts';
import { fieldProblems } from '../entities/field-problems.ts';
import { ApiError } from '../services/api-error.ts';
import type { PlannedLine } from './import.types.ts';

/** How far an import is. */
export interface ImportRun<Row> {
  readonly status: 'idle' | 'running' | 'done';
  readonly saved: number;
  readonly total: number;
  /** Lines that the server refused, with its words. */
  readonly refused: readonly { readonly line: number; readonly words: string }[];
  start(lines: readonly PlannedLine<Row>[]): Promise<void>;
  /** Stops after the row that is being saved. */
  stop(): void;
}

const nothing = { status: 'idle', saved: 0, total: 0, refused: [] } as const;

function wordsOf(error: ApiError): string {
  const byField = fieldProblems(error);
  return byField ? Object.values(byField).join(' ') : error.lines || error.message;
}

/** Saves the good lines of a plan one after the other; a refused one stops nothing. */
export function useImportRun<Row>(entity: Pick<Entity<Row>, 'keyOf' | 'versionOf' | 'save'>): ImportRun<Row> {
  const [state, setState] = useState<Omit<ImportRun<Row>, 'start' | 'stop'>>(nothing);
  const isStopped = useRef(false);
  const start = useCallback(
    async (lines: readonly PlannedLine<Row>[]) => {
      const rows = lines.flatMap(({ line, kind, row }) =>
        row !== null && (kind === 'new' || kind === 'change') ? [{ line, row }] : [],
      );
      isStopped.current = false;
      setState({ ...nothing, status: 'running', total: rows.length });
      for (const { line, row } of rows) {
        if (isStopped.current) break;
        try {
          const version = entity.versionOf(row);
          await entity.save(row, entity.keyOf(row) > 0 && version > 0 ? { ifVersion: version } : {});
          setState((known) => ({ ...known, saved: known.saved + 1 }));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          setState((known) => ({ ...known, refused: [...known.refused, { line, words: wordsOf(error) }] }));
        }
      }
      setState((known) => ({ ...known, status: 'done' }));
    },
    [entity],
  );
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  return { ...state, start, stop };
}
