import type { Wire } from '@patrolkit/sdk/wire';

type Field = Wire<'HiddenField'>;
/** What stands in a row instead of what is hidden. */
type Instead<Row> = { readonly [F in Field]?: Partial<Row> };

const inEvent: Instead<Wire<'Event'>> = {
  /* Its source is a guard's name as a rule. */
  people: { source: '', idUser: null, confirmUser: null, claimIdUser: null, claimUser: null },
  positions: { lat: null, lon: null, coordinates: '' },
  comments: { description: '', comment: '', notificationCount: 0, unseenCount: 0, lastNotificationSeen: true },
  images: { hasImage: 0 },
};
const inReportRow: Instead<Wire<'EventReportRow'>> = { ...inEvent, people: { ...inEvent.people, user: '' } };
const inNotification: Instead<Wire<'Notification'>> = {
  people: { sendTo: '', deliveredTo: [], seenBy: [] },
  positions: { latitude: null, longitude: null },
};
const inPosition: Instead<Wire<'LastUserLocation'>> = { people: { name: '' } };
const inRoute: Instead<Wire<'Route'>> = { people: { userName: '' }, positions: { coordinates: '' } };

const hideIn =
  <Row extends object>(instead: Instead<Row>) =>
  (row: Row, hidden: readonly Field[]): Row =>
    Object.assign({}, row, ...hidden.map((field) => instead[field]));

const hideInEvent = hideIn(inEvent);
const hideInNotification = hideIn(inNotification);

/** Changes as a partner gets them; what was written about an event is not told of to who may not read it. */
export function hideInChanges(changes: readonly Wire<'Change'>[], hidden: readonly Field[]): Wire<'Change'>[] {
  return changes
    .filter(({ kind }) => kind !== 'notification' || !hidden.includes('comments'))
    .map(({ event, notification, ...change }) => ({
      ...change,
      ...(event ? { event: hideInEvent(event, hidden) } : {}),
      ...(notification ? { notification: hideInNotification(notification, hidden) } : {}),
    }));
}

const inChangePage = (page: Wire<'ChangePage'>, hidden: readonly Field[]): Wire<'ChangePage'> => ({
  ...page,
  changes: hideInChanges(page.changes, hidden),
});

/* By operation, how a row of its answer is cut; one that is not here answers nothing that can be hidden. */
const cuts: Readonly<Record<string, (row: never, hidden: readonly Field[]) => object>> = {
  changes_get: inChangePage,
  event_getLastEvents: hideInEvent,
  event_openAlarms: hideInEvent,
  event_search: hideInEvent,
  event_report: hideIn(inReportRow),
  event_change: hideInEvent,
  event_confirm: hideInEvent,
  event_claim: hideInEvent,
  event_release: hideInEvent,
  event_sendComment: hideInNotification,
  event_sendIntervention: hideInNotification,
  notification_loadAllByIdEvent: hideInNotification,
  route_get: hideIn(inRoute),
  userLocation_getAll: hideIn(inPosition),
  userLocation_getLast: hideIn(inPosition),
  userLocation_getForDateTime: hideIn(inPosition),
};

/** The answer of an operation without what a partner's token does not get. */
export function hideFacts(operationId: string, answer: unknown, hidden: readonly Field[]): unknown {
  const cut = cuts[operationId];
  if (!cut || hidden.length === 0 || answer === undefined) return answer;
  /* Each operation's answer is what its cut is for. */
  return Array.isArray(answer) ? answer.map((row) => cut(row as never, hidden)) : cut(answer as never, hidden);
}
