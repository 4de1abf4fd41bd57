/** What mails say in one language. */
export interface MailTexts {
  readonly panic: string;
  /** A planned check that was not read in time. */
  readonly exception: string;
  /** Mark of a drill, in capitals. */
  readonly drill: string;
  readonly drillNote: string;
  readonly nobodyListens: string;
  readonly unconfirmed: (seconds: number) => string;
  readonly guard: string;
  readonly time: string;
  readonly location: string;
  readonly position: string;
  readonly unknown: string;
  readonly map: string;
  readonly description: string;
  readonly comment: string;
  readonly console: string;
  readonly resetSubject: string;
  /** The parts of the mail, without its link, which stands between them. @param minutes 60: other numbers may need other forms */
  readonly resetText: (minutes: number) => readonly [before: string, after: string];
}
