import type { SavedSearch } from '../event-search/index.ts';
import type { MessageTemplate } from '../message-dialog/index.ts';

/* What was kept may be of an older version, or foreign: what cannot be used is left out. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isId = (value: unknown): value is number | null =>
  value === null || (Number.isSafeInteger(value) && Number(value) > 0);

function isTemplate(value: unknown): value is MessageTemplate {
  if (!isRecord(value)) return false;
  const { title, text, kind } = value;
  return typeof title === 'string' && typeof text === 'string' && (kind === 'message' || kind === 'intervention');
}

function isSavedSearch(value: unknown): value is SavedSearch {
  if (!isRecord(value)) return false;
  const { name, lengthMs, locationId, checkpointId, companyId, guardId } = value;
  const isLength = typeof lengthMs === 'number' && Number.isFinite(lengthMs) && lengthMs >= 0;
  return typeof name === 'string' && isLength && [locationId, checkpointId, companyId, guardId].every(isId);
}

const listOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (kept: unknown): readonly Item[] =>
    Array.isArray(kept) ? kept.filter(isItem) : [];

/** @internal */
export const readTemplates: (kept: unknown) => readonly MessageTemplate[] = listOf(isTemplate);

/** @internal */
export const readSavedSearches: (kept: unknown) => readonly SavedSearch[] = listOf(isSavedSearch);
