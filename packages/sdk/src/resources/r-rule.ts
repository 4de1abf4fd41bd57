import type { BackEnd } from '../client/back-end.ts';
import { byId } from '../client/by-id.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { SchedulerNews } from '../client/scheduler-news.ts';
import type { Transport } from '../client/transport.ts';
import {
  type RecurrenceRule,
  type RuleToSave,
  type RuleWireOptions,
  recurrenceRuleFromWire,
  recurrenceRuleToWire,
} from '../model/recurrence-rule.ts';

/** Recurrence rules that plan checks. @public */
export interface RRuleResource {
  /** Every rule, as the product description asks for them: from 1-1-1 to 1-1-2999 (`GET /api/RRule/GetRRules`, S7.62). */
  getAll(options: RuleWireOptions): Promise<RecurrenceRule[]>;
  /** Creates (ruleId 0) or changes one and plans its checks; answers it as saved (`POST /api/RRule`). */
  save(rule: RuleToSave, options: RuleWireOptions & SaveOptions): Promise<RecurrenceRule>;
  /** Deletes one: its future unread checks go, what happened stays (`DELETE /api/RRule/{id}`). */
  delete(ruleId: number): Promise<void>;
}

/** @internal */
export function createRRuleResource(
  transport: Transport,
  news: Pick<SchedulerNews, 'tell'>,
  backEnd: Pick<BackEnd, 'hasFeature'>,
): RRuleResource {
  const known = <Options extends RuleWireOptions>(options: Options): Options => ({
    ...{
      ...options,
      hasExtras: options.hasExtras ?? backEnd.hasFeature('ruleExtras') ?? true,
      hasBreaks: options.hasBreaks ?? backEnd.hasFeature('ruleBreaks') ?? true,
    },
  });
  return {
    getAll: (options) =>
      transport.call(
        'rRule/get',
        (http) => http.GET('/api/RRule/GetRRules', { params: { query: { start: '1-1-1', end: '1-1-2999' } } }),
        ({ data }) => data.map((rule) => recurrenceRuleFromWire(rule, known(options))),
      ),
    save: (rule, options) =>
      transport.call(
        'rRule/save',
        (http) =>
          http.POST('/api/RRule', { body: recurrenceRuleToWire(rule, known(options)), headers: saveHeaders(options) }),
        ({ data }) => {
          news.tell();
          return recurrenceRuleFromWire(data, known(options));
        },
      ),
    delete: (ruleId) =>
      transport.call(
        'rRule/delete',
        (http) => http.DELETE('/api/RRule/{id}', byId(ruleId)),
        () => news.tell(),
      ),
  };
}
