import { missionDocument, provedIn } from './mission-document.ts';
import type { Proofs } from './mission-proofs.ts';
import type { MissionPart } from './mission-rows.ts';

/** What the mission is judged by. */
export interface MissionState {
  readonly parts: readonly MissionPart[];
  readonly proofs: Proofs;
  /** docs/mission.md as it lies on disk; undefined when there is none. */
  readonly document: string | undefined;
  /** docs/mission.md as last committed; undefined when there is none. */
  readonly committed: string | undefined;
}

/** One clear line per problem; empty when the mission is told as it is. */
export function missionProblems({ parts, proofs, document, committed }: MissionState): string[] {
  const known = new Set(parts.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const unknown = [...proofs]
    .filter(([id]) => !known.has(id))
    .flatMap(([id, files]) => files.map((file) => `${file}: ${id} is not in docs/spec/mission-table.md`));
  const promised = new Set([document, committed].flatMap((text) => (text === undefined ? [] : provedIn(text))));
  const lost = [...promised]
    .filter((id) => !proofs.has(id))
    .toSorted()
    .map((id) => `${id} was proved and no test carries it any more: bring its test back`);
  const stale =
    document === missionDocument(parts, proofs)
      ? []
      : ['docs/mission.md is not fresh: run `pnpm generate` and commit it'];
  return [...unknown, ...lost, ...stale];
}
