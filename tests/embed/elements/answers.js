const noon = Date.UTC(2026, 10, 20, 11);
const at = (minutes) => new Date(noon - minutes * 60_000).toISOString();

const event = (idEvent, eventTypeEnumCode, source) => ({
  ...{ idEvent, eventTypeEnumCode, source, eventDateTime: at(idEvent), receivedDateTime: at(idEvent) },
  ...{ description: 'Savica, gate 2', comment: '', hasImage: 0, notificationCount: 0, lastNotificationSeen: true },
  ...{ coordinates: '', idUser: 7, version: 1 },
});

const answers = {
  '/api/PartnerToken/Self': {
    ...{ name: 'Acme', idCompanies: [1], idLocations: [], hiddenFields: [], policies: ['event.confirm'] },
    expiresAt: at(-600),
  },
  '/api/Event/GetLastEvents/0': [event(3, 4, 'Ana'), event(2, 3, 'Ivan'), event(1, 3, 'Luka')],
};
const empty = /^\/api\/(?:User|Location|LocationTag|Risk|Company|UserLocation|Event\/OpenAlarms)\b/;

/** The same few things at the same moment each time, for pictures. */
export function answerAlways() {
  Date.now = () => noon;
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const { url } = new Request(input, init);
    const { host, pathname } = new URL(url);
    if (host !== 'patrol.test') return fetch(input, init);
    const answer = answers[pathname] ?? (empty.test(pathname) ? [] : null);
    return Promise.resolve(answer ? Response.json(answer) : new Response(null, { status: 404 }));
  };
}
