import { asc } from 'drizzle-orm';
import { company, location } from '../../db/schema.ts';
import type { PeriodQuestion } from '../report/report-question.ts';
import { column, type ReportTable, rounded } from '../report/report-table.ts';
import { countFacts } from '../statistics/count-facts.ts';

interface Sum {
  places: number;
  done: number;
  missed: number;
  open: number;
}

/** How far the checks of each company's places were kept; a company without a planned check is left out. */
export async function patrolCompliance(question: PeriodQuestion, noCompany: string): Promise<ReportTable> {
  const { reader, scope } = question;
  const counted = await countFacts(reader, scope, question);
  const places = await reader.rows(location);
  const companyOf = new Map(places.map(({ id, companyId }) => [id, companyId]));
  const sums = new Map<number | null, Sum>();
  for (const { level, location_id: id, done, missed, open } of counted) {
    if (level !== 'location' || id === null || done + missed + open === 0) continue;
    const companyId = companyOf.get(id) ?? null;
    const sum = sums.get(companyId) ?? { places: 0, done: 0, missed: 0, open: 0 };
    sums.set(companyId, {
      places: sum.places + 1,
      done: sum.done + done,
      missed: sum.missed + missed,
      open: sum.open + open,
    });
  }
  const names = new Map(
    (await reader.rows(company, undefined, { orderBy: [asc(company.id)] })).map((row) => [row.id, row.name]),
  );
  const rows = [...sums].map(([id, { places: count, done, missed, open }]) => ({
    companyName: id === null ? noCompany : (names.get(id) ?? String(id)),
    places: count,
    planned: done + missed + open,
    done,
    missed,
    open,
    rate: done + missed === 0 ? null : rounded((done / (done + missed)) * 100, 1),
  }));
  return {
    columns: [
      column('companyName', 'Company'),
      column('places', 'Places'),
      column('planned', 'Planned'),
      column('done', 'Done'),
      column('missed', 'Missed'),
      column('open', 'Not yet due'),
      column('rate', 'Done', '%'),
    ],
    rows: rows.sort((a, b) => a.companyName.localeCompare(b.companyName, 'hr')),
  };
}
