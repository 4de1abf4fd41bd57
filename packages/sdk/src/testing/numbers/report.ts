import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { readPeriod, type SpanOfTime } from '../http/period.ts';
import { Refusal } from '../http/refusal.ts';
import { byName } from '../master-data/list-rows.ts';
import type { UserRow } from '../state/rows.ts';
import { machineConsumption } from './machine-consumption.ts';
import { machineStatus } from './machine-status.ts';
import { machineStatusInPeriod } from './machine-status-in-period.ts';
import type { ReportTable } from './report-table.ts';
import { checksOf, type Question, routesOf } from './subject.ts';

const aroundMs = 24 * 3_600_000;

function periodOf({ startDateTime, endDateTime }: Wire<'ReportRequest'>, now: number): SpanOfTime {
  if (startDateTime !== undefined && endDateTime !== undefined) {
    const { from, to } = readPeriod(['startDateTime', startDateTime], ['endDateTime', endDateTime]);
    /* What has not come yet is no time without contact. */
    return { from, to: Math.max(from, Math.min(to, now)) };
  }
  const missing = Object.entries({ startDateTime, endDateTime }).filter(([, given]) => given === undefined);
  const errors = missing.map(([field]) => ({ field, code: 'required', message: 'is missing' }));
  throw new Refusal(400, 'This report needs a period', { errors });
}

/* Active guards by name; a company or a caller's group narrows them to those who are planned there. */
function guardsOf(question: Question): UserRow[] {
  const { state, caller, subject } = question;
  const planned = new Set([...checksOf(question), ...routesOf(question)].map(({ userId }) => userId));
  const isNarrow = Boolean(subject.idCompany) || caller.companyIds.length > 0;
  return state.users
    .live()
    .filter(({ id, role, isActive }) => role === 'Guard' && isActive && (!isNarrow || planned.has(id)))
    .filter(({ id }) => !subject.idUser || id === subject.idUser)
    .sort(byName);
}

function tableOf({ state, caller, body, now }: Call<'report_machine'>): ReportTable {
  const question = { state, caller, now, subject: body };
  if (body.type === 'ReportMachineStatus') {
    const around = { ...question, period: { from: now - aroundMs, to: now + aroundMs } };
    return machineStatus(around, guardsOf(around));
  }
  const past = { ...question, period: periodOf(body, now) };
  const guards = guardsOf(past);
  return body.type === 'ReportMachineConsumption'
    ? machineConsumption(past, guards)
    : machineStatusInPeriod(past, guards);
}

/** Operations of tag Report: three tables about the guards' devices (C9). @internal */
export const reportHandlers: Handlers = {
  report_machine: (call) => ({
    type: call.body.type,
    generatedAt: fromInstant(call.now),
    ...tableOf(call),
  }),
};
