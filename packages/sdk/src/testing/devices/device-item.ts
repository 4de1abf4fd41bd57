import { isObject } from '../contract/contract.ts';
import { givenText } from '../master-data/given-values.ts';

/** One item of what a phone sends; nothing in it is checked. @internal */
export type DeviceItem = { readonly [name: string]: unknown };

const mostAheadMs = 2 * 60_000;

/** The items of a body; one without its list is a list of one. @internal */
export function itemsOf(body: unknown): DeviceItem[] {
  return (Array.isArray(body) ? body : [body]).map((item) => (isObject(item) ? item : {}));
}

/** A text of an item; '' for anything else. @internal */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? givenText(value) : '';
}

/** A number of an item; null for anything else. @internal */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Why an item's time cannot be believed (C3); null when it can, also when there is none. @internal */
export function timeFault({ occurredAt }: DeviceItem, now: number): string | null {
  if (occurredAt === undefined || occurredAt === null || occurredAt === '') return null;
  const at = Date.parse(String(occurredAt));
  if (Number.isNaN(at)) return `time is unreadable: '${occurredAt}'`;
  return at - now > mostAheadMs ? `time is ${Math.round((at - now) / 1000)} s ahead` : null;
}
