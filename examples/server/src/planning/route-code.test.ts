import { describe, expect, test } from 'vitest';
import { routeCode, type ShiftSign } from './route-code.ts';

const zagreb = (time: string): number => Date.parse(`2026-11-${time}+01:00`);
const night = { startsAt: zagreb('20T22:00:00'), endsAt: zagreb('21T06:00:00') };
const start = (time: string): ShiftSign => ({ type: 'Start', at: zagreb(time) });
const stop = (time: string): ShiftSign => ({ type: 'Stop', at: zagreb(time) });

describe('C5 S3.35 S3.36 the code of a route 22:00-06:00', () => {
  test.each([
    ['at 21:59:59, even if Start came 21:50', '20T21:59:59', start('20T21:50:00'), 11],
    ['at 22:00:00', '20T22:00:00', start('20T21:50:00'), 10],
    ['at 22:00:00 without a sign', '20T22:00:00', null, 10],
    ['from Stop 04:10 on', '21T04:10:00', stop('21T04:10:00'), 11],
    ['after Start 04:20', '21T04:20:00', start('21T04:20:00'), 10],
    ['at 05:59:59', '21T05:59:59', start('21T04:20:00'), 10],
    ['at 06:00:00', '21T06:00:00', start('21T04:20:00'), 11],
    ['after a Stop half an hour before the start', '20T22:00:00', stop('20T21:30:00'), 11],
    ['after the Stop of an earlier shift', '20T22:00:00', stop('20T21:29:59'), 10],
  ] as const)('%s', (_, now, lastSign, code) => {
    expect(routeCode(night, lastSign, zagreb(now))).toBe(code);
  });
});
