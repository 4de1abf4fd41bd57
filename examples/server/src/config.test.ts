import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment gives a server on this computer only, without demo data', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDirectory: '.data',
    databaseUrl: null,
    databasePoolSize: 10,
    timeZone: 'Europe/Zagreb',
    isDemo: false,
    hasTestClock: false,
    operatorAccess: 'policy',
    hubQueryToken: 'ticket',
    allowedOrigins: [],
  });
});

test('the clock of tests is refused in production', () => {
  expect(readConfig({ GP_TEST_CLOCK: '1' }).hasTestClock).toBe(true);
  expect(() => readConfig({ GP_TEST_CLOCK: '1', NODE_ENV: 'production' })).toThrow(ConfigError);
});

test('a setting that cannot be used is named with the valid values', () => {
  expect(() => readConfig({ PORT: '99999' })).toThrow(/PORT is '99999'.*65535/);
  expect(() => readConfig({ TIME_ZONE: 'Mars/Base' })).toThrow(/TIME_ZONE is 'Mars\/Base'/);
  expect(() => readConfig({ OPERATOR_ACCESS: 'all' })).toThrow(/policy, token/);
});

test('origins are a list without slashes at their ends', () => {
  expect(readConfig({ ALLOWED_ORIGINS: 'https://a.example/, http://b.example:1 ,' }).allowedOrigins).toEqual([
    'https://a.example',
    'http://b.example:1',
  ]);
});

test('a database address that cannot be used is refused without telling what it holds', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://patrol:secret@db/patrol' }).databaseUrl).toContain('@db/');
  expect(() => readConfig({ DATABASE_URL: 'mysql://patrol:secret@db/patrol' })).toThrow(/^DATABASE_URL (?!.*secret)/);
});
