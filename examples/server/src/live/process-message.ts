import type { Coverage } from './coverage.ts';

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.filter(isId) : []);

/** What one process tells the others about a tenant. */
export interface ProcessMessage {
  /** The process that tells; empty where it does not matter. */
  readonly from: string;
  readonly tenantId: number;
  /** Number of its newest change; 0 where that is not what is told. */
  readonly to: number;
  /** Guards whose last position has moved. */
  readonly userIds: readonly number[];
  readonly coverage: Coverage;
}

/** Reads what was told; null when it cannot be read, because everybody who may use the database may tell something. */
export function readProcessMessage(text: string): ProcessMessage | null {
  try {
    const told: unknown = JSON.parse(text);
    if (typeof told !== 'object' || told === null) return null;
    const fields = new Map<string, unknown>(Object.entries(told));
    const tenantId = fields.get('tenantId');
    if (!isId(tenantId)) return null;
    const to = fields.get('to');
    return {
      from: String(fields.get('from') ?? ''),
      tenantId,
      to: isId(to) ? to : 0,
      userIds: idsOf(fields.get('userIds')),
      coverage: { isAll: fields.get('isAll') === true, companyIds: idsOf(fields.get('companyIds')) },
    };
  } catch {
    return null;
  }
}
