import type { ReportSchedule } from '@patrolkit/sdk/model';

/** A mailed report as it stands in its form: its addresses as they are typed, its time may still be missing. */
export type MailedDraft = Omit<ReportSchedule, 'emails' | 'time'> & {
  readonly addresses: string;
  /** `HH:mm` */
  readonly time: string | null;
};

/** As it is shown in the form. */
export function mailedDraft({ emails, ...schedule }: ReportSchedule): MailedDraft {
  return { ...schedule, addresses: emails.join('\n') };
}

/** The addresses that were typed: one a line, or between commas, semicolons and blanks. */
export function addressesOf(typed: string): readonly string[] {
  return typed.split(/[\s,;]+/).filter((address) => address !== '');
}

/** The first that is no address; the server looks closer. */
export function badAddress(typed: string): string | null {
  return addressesOf(typed).find((address) => !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)) ?? null;
}

/** As it is saved. */
export function mailedSchedule({ addresses, ...draft }: MailedDraft): ReportSchedule {
  return { ...draft, time: draft.time ?? '06:00', emails: addressesOf(addresses) };
}
