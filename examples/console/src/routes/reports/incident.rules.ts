import {
  type AuditEntry,
  type EventComment,
  type EventReportRow,
  formatCoordinates,
  type GuardPosition,
  type LatLon,
} from '@patrolkit/sdk/model';

/** What is known of one event, as the parts were answered. */
export interface IncidentParts {
  readonly event: EventReportRow;
  readonly comments: readonly EventComment[];
  /** Entries of the log that are about this event; empty when the role may not read them. */
  readonly entries: readonly AuditEntry[];
  /** Where the guard was around it; empty until somebody asks for it. */
  readonly track?: readonly GuardPosition[] | undefined;
}

/** One thing that happened, or was done about it. */
export interface IncidentLine {
  readonly id: number;
  readonly kind: 'happened' | 'received' | 'read' | 'comment' | 'message' | 'audit' | 'position' | 'confirmed';
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whose name is not known is told by the number of the person. */
  readonly who: string | number | null;
  /** A text of a person, or the code of an action in the log. */
  readonly words: string;
}

type Line = Omit<IncidentLine, 'id'>;

/* Five decimals: what a phone cannot know is not printed. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
const aboutOneMetre = ({ latitude, longitude }: LatLon): LatLon => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/* Confirming and commenting are told by the event and the thread themselves. */
const toldElsewhere = ['event.confirm', 'event.comment'];

/** What happened, in its order: the event, what was said about it, and who did what with it. */
export function incidentLines({ event, comments, entries, track = [] }: IncidentParts): readonly IncidentLine[] {
  const lines: Line[] = [
    { kind: 'happened', at: event.occurredAt, who: event.guardName, words: event.description },
    ...(event.receivedAt === null ? [] : [{ kind: 'received' as const, at: event.receivedAt, who: null, words: '' }]),
    ...(event.readAt === null
      ? []
      : [{ kind: 'read' as const, at: event.readAt, who: event.guardName, words: event.code }]),
    ...comments.map(({ kind, writtenAt, authorId, title, text }): Line => {
      const words = [title, text].filter(Boolean).join(': ');
      return { kind: kind === 'comment' ? 'comment' : 'message', at: writtenAt, who: authorId, words };
    }),
    ...entries
      .filter(({ action }) => !toldElsewhere.includes(action))
      .map(({ at, userName, userId, action }): Line => ({ kind: 'audit', at, who: userName ?? userId, words: action })),
    ...track.map(({ recordedAt, name, position, accuracyMeters }): Line => {
      const accuracy = accuracyMeters === null ? '' : ` ± ${Math.round(accuracyMeters)} m`;
      return {
        kind: 'position',
        at: recordedAt,
        who: name,
        words: `${formatCoordinates(aboutOneMetre(position))}${accuracy}`,
      };
    }),
    ...(event.confirmedAt === null
      ? []
      : [{ kind: 'confirmed' as const, at: event.confirmedAt, who: event.confirmedBy, words: event.comment }]),
  ];
  return lines.toSorted((a, b) => a.at - b.at).map((line, at) => ({ ...line, id: at + 1 }));
}

/** The entries of the log that are about an event. */
export function entriesOf(entries: readonly AuditEntry[], eventId: number): readonly AuditEntry[] {
  return entries.filter(({ entity, entityId }) => entity === 'event' && entityId === eventId);
}

/* One line a minute is enough to follow somebody on paper; the replay shows the rest. */
const apartMs = 60_000;

/** Fixes at least a minute apart, the oldest first. */
export function thinned(track: readonly GuardPosition[]): readonly GuardPosition[] {
  const kept: GuardPosition[] = [];
  for (const fix of track.toSorted((a, b) => a.recordedAt - b.recordedAt)) {
    if (fix.recordedAt - (kept.at(-1)?.recordedAt ?? -apartMs) >= apartMs) kept.push(fix);
  }
  return kept;
}
