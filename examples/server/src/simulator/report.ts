/** What a simulated phone has to tell; kept in its queue until the server has taken it. */
export type Report = PositionReport | EventReport;

/** A fix; instants in milliseconds since 1970. */
export interface PositionReport {
  readonly kind: 'position';
  readonly recordedAt: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyMeters: number;
  readonly speedMps: number;
  readonly headingDegrees: number | null;
  /** Per cent. */
  readonly battery: number;
}

/** An event of the own API. */
export interface EventReport {
  readonly kind: 'event';
  readonly clientEventId: string;
  readonly type: 'Start' | 'TagRead' | 'GuardMessage';
  readonly occurredAt: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly tag?: string;
  readonly description?: string;
}

/** Which app the phone runs; events always take the own API, since OsmAnd knows none. */
export type PhoneStyle = 'osmand' | 'own-api';

/** One HTTP request that carries reports. */
export interface ReportRequest {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  /** How many reports of the queue it carries. */
  readonly count: number;
}

const knotsPerMeterPerSecond = 3600 / 1852;
const batchSize = 100;
const instant = (at: number): string => new Date(at).toISOString();

function osmandRequest(credential: string, report: PositionReport): ReportRequest {
  const query = new URLSearchParams({
    id: credential,
    lat: String(report.latitude),
    lon: String(report.longitude),
    timestamp: String(Math.floor(report.recordedAt / 1000)),
    accuracy: String(report.accuracyMeters),
    speed: (report.speedMps * knotsPerMeterPerSecond).toFixed(2),
    batt: String(report.battery),
  });
  if (report.headingDegrees !== null) query.set('bearing', String(Math.round(report.headingDegrees)));
  return { path: `/device/osmand?${query}`, method: 'GET', count: 1 };
}

function positionItem(report: PositionReport): object {
  const { latitude, longitude, accuracyMeters, speedMps, battery } = report;
  const occurredAt = instant(report.recordedAt);
  return { occurredAt, lat: latitude, lon: longitude, accuracy: accuracyMeters, speed: speedMps, battery };
}

function eventItem({ clientEventId, type, occurredAt, latitude, longitude, tag, description }: EventReport): object {
  return { clientEventId, type, occurredAt: instant(occurredAt), lat: latitude, lon: longitude, tag, description };
}

/* as many of one kind as lie first in the queue: what happened first arrives first */
function leading<Kind extends Report['kind']>(queue: readonly Report[], kind: Kind): Extract<Report, { kind: Kind }>[] {
  const batch: Extract<Report, { kind: Kind }>[] = [];
  for (const report of queue.slice(0, batchSize)) {
    if (report.kind !== kind) break;
    batch.push(report as Extract<Report, { kind: Kind }>); // the line above has proved the kind
  }
  return batch;
}

/** The next request of a queue; null when the queue is empty. */
export function nextRequest(queue: readonly Report[], style: PhoneStyle, credential: string): ReportRequest | null {
  const [first] = queue;
  if (!first) return null;
  if (first.kind === 'position' && style === 'osmand') return osmandRequest(credential, first);
  const items =
    first.kind === 'position' ? leading(queue, 'position').map(positionItem) : leading(queue, 'event').map(eventItem);
  const path = first.kind === 'position' ? '/api/Device/Positions' : '/api/Device/Events';
  return { path, method: 'POST', body: JSON.stringify(items), count: items.length };
}
