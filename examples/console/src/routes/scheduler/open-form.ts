import type { Occurrence, RecurrenceRule } from '@patrolkit/sdk/model';

/** What the form beside the calendar is about: a rule (null: a new one on a day), or one planned check. */
export type OpenForm =
  | { readonly kind: 'rule'; readonly rule: RecurrenceRule | null; readonly date?: string | undefined }
  | { readonly kind: 'check'; readonly check: Occurrence };
