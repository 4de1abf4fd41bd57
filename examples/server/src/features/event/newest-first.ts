import { desc, type SQL, sql } from 'drizzle-orm';
import { event } from '../../db/schema.ts';

/** Order of every event list: newest first, the higher id first when two share their time; as the index has it. */
export const newestFirst: SQL[] = [sql`${desc(event.occurredAt)} nulls first`, sql`${desc(event.id)} nulls first`];
