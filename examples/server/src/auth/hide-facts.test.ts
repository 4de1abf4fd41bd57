import { readFileSync } from 'node:fs';
import type { Wire } from '@patrolkit/sdk/wire';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hideFacts } from './hide-facts.ts';

const everything: Wire<'HiddenField'>[] = ['people', 'positions', 'comments', 'images'];
const contract: {
  components: { schemas: Record<string, { properties?: object; allOf?: { properties?: object }[] }> };
} = parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'));

/* What every partner gets; what is neither here nor hidden has been forgotten. */
const shown: Readonly<Record<string, readonly string[]>> = {
  event_getLastEvents: [
    ...['idEvent', 'eventDateTime', 'endDateTime', 'readTagTime', 'receivedDateTime', 'eventTypeEnumCode'],
    ...['idLocation', 'idLocationTag', 'idScheduler', 'isDrill', 'confirmDateTime', 'claimUntilDateTime'],
    ...['pushedDateTime', 'shownDateTime', 'soundingDateTime', 'version'],
  ],
  event_report: ['startDateTime', 'readTagException', 'code'],
  /* Who may not read what was written is refused the thread as a whole. */
  event_sendIntervention: [
    ...['idNotification', 'idUser', 'idEvent', 'idNotificationType', 'dateTime', 'title', 'description', 'seen'],
    'version',
  ],
  userLocation_getAll: [
    ...['idUser', 'latitude', 'longitude', 'eventDateTime', 'accuracy', 'battery', 'clockSkewSeconds'],
  ],
  route_get: [
    ...['idRoute', 'startDateTime', 'endDateTime', 'idCompany', 'idUser', 'eventTypeEnumCode', 'timeStamp', 'idRRule'],
    'version',
  ],
};
const schemas = {
  event_getLastEvents: 'Event',
  event_report: 'EventReportRow',
  event_sendIntervention: 'Notification',
  userLocation_getAll: 'LastUserLocation',
  route_get: 'Route',
} as const;

describe('what is kept from a partner', () => {
  test.each(Object.entries(schemas))(
    '%s: each field of %s is shown to all, or hidden by somebody’s choice',
    (id, name) => {
      const { properties, allOf } = contract.components.schemas[name] ?? {};
      const fields = Object.keys(Object.assign({}, properties, ...(allOf ?? []).map((part) => part.properties)));
      expect(fields.length).toBeGreaterThan(2);
      const row = Object.fromEntries(fields.map((field) => [field, 'SECRET']));
      const told = hideFacts(id, row, everything) as Record<string, unknown>;
      const left = fields.filter((field) => told[field] === 'SECRET');
      expect(left.toSorted()).toEqual((shown[id] ?? []).toSorted());
    },
  );

  test('each choice hides what is its own', () => {
    const row = { source: 'Ana', lat: 45, description: 'x', hasImage: 1 };
    const left = (hidden: Wire<'HiddenField'>): unknown => hideFacts('event_getLastEvents', [row], [hidden]);
    expect(left('people')).toMatchObject([{ source: '', lat: 45, description: 'x', hasImage: 1 }]);
    expect(left('positions')).toMatchObject([{ source: 'Ana', lat: null, description: 'x', hasImage: 1 }]);
    expect(left('comments')).toMatchObject([{ source: 'Ana', lat: 45, description: '', hasImage: 1 }]);
    expect(left('images')).toMatchObject([{ source: 'Ana', lat: 45, description: 'x', hasImage: 0 }]);
    expect(hideFacts('event_getLastEvents', [row], [])).toEqual([row]);
  });
});
