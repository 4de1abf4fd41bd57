import type { Samples } from './sample.ts';

/** Requests of free apps. Their credential is no header of a session, so that these alone are refused. */
export const phonesSamples: Samples = {
  deviceProtocol_ownTracks: () => ({
    query: '?u=ana&d=phone',
    body: { _type: 'location', tst: 1_795_262_340, lat: 50.8, lon: 4.3, acc: 8, batt: 50, t: 'u', tid: 'AK' },
  }),
};
