import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ownTracksLink, traccarLink } from './app-links.ts';

const serverUrl = 'https://patrol.example.com/';
const credential = 'pk_a-b_c+d/e&f=g';

describe('Traccar Client', () => {
  test('its link names the address, the credential and how often', () => {
    const link = new URL(traccarLink({ serverUrl, credential, intervalSeconds: 30, distanceMeters: 10 }));
    expect(link.protocol).toBe('org.traccar.client:');
    expect(link.host).not.toBe('action');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      url: 'https://patrol.example.com/device/osmand',
      id: credential,
      accuracy: 'high',
      interval: '30',
      distance: '10',
      heartbeat: '120',
      buffer: 'true',
      stop_detection: 'true',
    });
  });
});

describe('OwnTracks', () => {
  function configured(guardName: string, deviceName?: string): Record<string, unknown> {
    const link = ownTracksLink({ serverUrl, credential, guardName, deviceName });
    const [, inline = ''] = /^owntracks:\/\/\/config\?inline=([\w%.~!*'()-]+)$/.exec(link) ?? [];
    return JSON.parse(Buffer.from(decodeURIComponent(inline), 'base64').toString());
  }

  test('its link holds a whole configuration: HTTP, the credential as password, and commands allowed', () => {
    expect(configured('Ana Kovač', 'Work phone 3')).toEqual({
      _type: 'configuration',
      mode: 3,
      url: 'https://patrol.example.com/device/owntracks',
      auth: true,
      username: 'ana-kovac',
      password: credential,
      deviceId: 'work-phone-3',
      tid: 'an',
      monitoring: 2,
      locatorInterval: 60,
      moveModeLocatorInterval: 60,
      locatorDisplacement: 20,
      cmd: true,
      remoteConfiguration: true,
    });
  });

  test.each([
    ['Đurđa Šimić', 'durda-simic'],
    ['Иван', 'guard'],
    ["O'Neill", 'o-neill'],
    ['', 'guard'],
  ])('the name of %s is %s: an iPhone sends no other letters', (guardName, username) => {
    expect(configured(guardName).username).toBe(username);
  });
});

test('docs/phones.md shows the links as they are made', () => {
  const guide = readFileSync(new URL('../../../../docs/phones.md', import.meta.url), 'utf8');
  const setup = { serverUrl: 'https://YOUR-SERVER', credential: 'CREDENTIAL' };
  expect(guide).toContain(traccarLink(setup));
  const inline = new URL(ownTracksLink({ ...setup, guardName: 'Ana Kovač' })).searchParams.get('inline') ?? '';
  expect(guide).toContain(Buffer.from(inline, 'base64').toString());
});
