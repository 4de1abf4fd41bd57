import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import {
  type RecurrenceRule,
  type RuleWireOptions,
  recurrenceRuleFromWire,
  recurrenceRuleToWire,
} from '../model/recurrence-rule.ts';

/** Recurrence rules that plan checks. @public */
export interface RRuleResource {
  /** Every rule, as the product description asks for them: from 1-1-1 to 1-1-2999 (`GET /api/RRule/GetRRules`, S7.62). */
  getAll(options: RuleWireOptions): Promise<RecurrenceRule[]>;
  /** Creates (ruleId 0) or changes one and plans its checks; answers it as saved (`POST /api/RRule`). */
  save(rule: RecurrenceRule, options: RuleWireOptions & SaveOptions): Promise<RecurrenceRule>;
  /** Deletes one: its future unread checks go, what happened stays (`DELETE /api/RRule/{id}`). */
  delete(ruleId: number): Promise<void>;
}

/** @internal */
export function createRRuleResource(transport: Transport): RRuleResource {
  return {
    getAll: (options) =>
      transport.call(
        'rRule/get',
        (http) => http.GET('/api/RRule/GetRRules', { params: { query: { start: '1-1-1', end: '1-1-2999' } } }),
        ({ data }) => data.map((rule) => recurrenceRuleFromWire(rule, options)),
      ),
    save: (rule, options) =>
      transport.call(
        'rRule/save',
        (http) => http.POST('/api/RRule', { body: recurrenceRuleToWire(rule, options), headers: saveHeaders(options) }),
        ({ data }) => recurrenceRuleFromWire(data, options),
      ),
    delete: (ruleId) =>
      transport.call(
        'rRule/delete',
        (http) => http.DELETE('/api/RRule/{id}', { params: { path: { id: ruleId } } }),
        () => undefined,
      ),
  };
}
