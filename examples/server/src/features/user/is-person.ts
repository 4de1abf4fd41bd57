import { eq, type SQL } from 'drizzle-orm';
import { user } from '../../db/schema.ts';

/** Whom one manages: not those in whose name partners' tokens act, who come and go with their tokens. */
export const isPerson: SQL = eq(user.isPartner, false);
