import { raiseEvent } from '../events/raise-event.ts';
import type { BackendState } from '../state/backend-state.ts';

/* C4: how long an upload may take before a check counts as missed. */
const uploadLagMs = 30_000;

/** C4: one Exception for each check whose deadline has passed unread, dated by the deadline. @internal */
export function tellMissedChecks(state: BackendState): void {
  const now = state.now();
  const due = state.checks
    .live()
    .filter((row) => row.readAt === null && row.isMissReported && !row.isMissTold && row.locationTagId !== null)
    .filter((row) => now >= row.closesAt + uploadLagMs)
    .sort((a, b) => a.closesAt - b.closesAt || a.id - b.id);
  for (const check of due) {
    const place = state.locations.known(check.locationId);
    const tag = state.locationTags.known(check.locationTagId ?? 0);
    raiseEvent(state, {
      type: 'Exception',
      occurredAt: check.closesAt,
      source: 'Scheduler',
      description: [check.title, tag?.name].filter(Boolean).join(': '),
      userId: check.userId,
      locationId: check.locationId,
      locationTagId: check.locationTagId,
      companyId: place?.idCompany ?? null,
      checkId: check.id,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    });
    const { id, version } = state.checks.update(check.id, { isMissTold: true });
    state.feed.add({ kind: 'scheduler', reason: 'edited', id, version });
  }
}
