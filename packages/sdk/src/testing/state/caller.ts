import type { Wire } from '../../wire/index.ts';

/** Who asks, and what he may see and do. @internal */
export interface Caller {
  /** 0 for nobody. */
  readonly userId: number;
  readonly userName: string;
  readonly role: Wire<'Role'>;
  readonly policies: readonly string[];
  /** Companies his group may see; empty for all. */
  readonly companyIds: readonly number[];
  /** null for a phone's credential and for nobody. */
  readonly token: string | null;
}

/** Who has not signed in. @internal */
export const nobody: Caller = { userId: 0, userName: '', role: '', policies: [], companyIds: [], token: null };

/** C10: a group narrows what is seen to its companies. @internal */
export function seesCompany({ companyIds }: Caller, companyId: number | null): boolean {
  return companyIds.length === 0 || (companyId !== null && companyIds.includes(companyId));
}
