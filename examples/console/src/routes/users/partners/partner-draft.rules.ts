import { addDays, localDate, type PartnerLimits, type PartnerTokenDraft, startOfLocalDay } from '@patrolkit/sdk/model';
import type { TextId } from '../../../services/texts.ts';

/** A partner's access as it stands in its form. */
export interface PartnerForm extends Omit<PartnerLimits, 'expiresAt'> {
  /** One site a line. */
  readonly sites: string;
  /** Last day, `YYYY-MM-DD`; null while it cannot be read. */
  readonly lastDay: string | null;
}

const usualDays = 180;
const longestDays = 399;

/** An empty one, for half a year. @param now milliseconds since 1970 */
export function blankPartner(timeZone: string, now: number): PartnerForm {
  const lastDay = addDays(localDate(timeZone, now), usualDays);
  return { name: '', companyIds: [], locationIds: [], hiddenFields: [], policies: [], sites: '', lastDay };
}

/** First and last day that an access may end on. */
export function possibleDays(timeZone: string, now: number): { readonly first: string; readonly last: string } {
  const today = localDate(timeZone, now);
  return { first: today, last: addDays(today, longestDays) };
}

/** What the form finds wrong before it asks the server: texts by field. */
export function partnerProblems(form: PartnerForm, timeZone: string, now: number): Readonly<Record<string, TextId>> {
  const { first, last } = possibleDays(timeZone, now);
  const isPossible = form.lastDay !== null && form.lastDay >= first && form.lastDay <= last;
  return {
    ...(form.name.trim() === '' ? { name: 'console.partners.nameNeeded' } : {}),
    ...(form.companyIds.length === 0 ? { idCompanies: 'console.partners.companyNeeded' } : {}),
    ...(isPossible ? {} : { expiresAt: 'console.partners.dayNeeded' }),
  };
}

/** What is sent; the access works until the end of its last day. */
export function partnerDraftOf(form: PartnerForm, timeZone: string): PartnerTokenDraft {
  const { sites, lastDay, ...rest } = form;
  const origins = sites.split(/[\s,;]+/).filter((site) => site !== '');
  const expiresAt = lastDay === null ? 0 : startOfLocalDay(timeZone, addDays(lastDay, 1));
  return { ...rest, name: form.name.trim(), origins, expiresAt };
}
