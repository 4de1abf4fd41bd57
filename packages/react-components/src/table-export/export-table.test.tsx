import { expect, test, vi } from 'vitest';
import { exportTable } from './export-table.ts';
import type { ExportOptions } from './table-export.types.ts';

const table: ExportOptions<number> = {
  name: 'search_results',
  title: 'Results',
  columns: [
    { label: '#', kind: 'number', value: (row) => row },
    { label: 'text', value: (row) => `Propuštena provjera ${row}, trafostanica ђѓќ` },
  ],
  rows: Array.from({ length: 10_000 }, (_, at) => at + 1),
  format: 'csv',
};

const start = async (file: File): Promise<string> => (await file.slice(0, 5).text()).replace(/[^ -~]/g, '');

test('U5 CSV, XLSX and PDF of 10,000 rows are written in a worker: the page does nothing but hand the rows over', async () => {
  const makers = vi.spyOn(globalThis, 'Worker');
  const csv = await exportTable(table);
  expect([csv.name, csv.type]).toEqual(['search_results.csv', 'text/csv;charset=utf-8']);
  expect((await csv.text()).split('\r\n')).toHaveLength(10_002);
  const xlsx = await exportTable({ ...table, format: 'xlsx' });
  expect([xlsx.name, await start(xlsx)]).toEqual(['search_results.xlsx', 'PK']);

  const shares: number[] = [];
  let turns = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    turns += 1;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  const turnsAtProgress: number[] = [];
  const pdf = await exportTable({
    ...table,
    format: 'pdf',
    onProgress: (share) => {
      shares.push(share);
      turnsAtProgress.push(turns);
    },
  });
  port1.close();
  expect([pdf.name, pdf.type, await start(pdf)]).toEqual(['search_results.pdf', 'application/pdf', '%PDF-']);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(50);
  /* The page took its turns between any two tellings of progress. */
  expect(new Set(turnsAtProgress).size).toBeGreaterThan(50);
  expect(makers).toHaveBeenCalledTimes(3);
  makers.mockRestore();
}, 120_000);

test('an aborted export rejects with its reason, and its worker ends', async () => {
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const stop = new AbortController();
  const file = exportTable({ ...table, format: 'pdf', signal: stop.signal, onProgress: () => stop.abort('enough') });
  await expect(file).rejects.toBe('enough');
  expect(terminate).toHaveBeenCalledOnce();
  await expect(exportTable({ ...table, signal: AbortSignal.abort('before') })).rejects.toBe('before');
  terminate.mockRestore();
});

test('where a host allows no worker the file is written in the page', async () => {
  const maker = vi.spyOn(globalThis, 'Worker').mockImplementation(
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as never, // a constructor that never makes anything
  );
  const pdf = await exportTable({ ...table, rows: [1, 2], format: 'pdf' });
  expect(await start(pdf)).toBe('%PDF-');
  maker.mockRestore();
});
