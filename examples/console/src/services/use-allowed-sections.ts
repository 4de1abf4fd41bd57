import { type Section, sections } from '../routes/sections.ts';
import { useSession } from './use-session.ts';

/** Sections that the role of the signed-in user opens (C10); the server enforces the same. */
export function useAllowedSections(): readonly Section[] {
  const policies = useSession()?.policies ?? [];
  return sections.filter(({ policy }) => policies.includes(policy));
}
