import { expect, test } from 'vitest';
import { viewOf } from './map-view.rules.ts';
import { stripOwner } from './member.ts';
import { readLanguage, readTheme, readTiles } from './settings.rules.ts';

test('attributes that say nothing known leave the element as it is by itself', () => {
  expect([readLanguage('ser'), readLanguage('de'), readLanguage(null)]).toEqual(['ser', 'en', 'en']);
  expect([readTheme('night'), readTheme('pink'), readTheme(null)]).toEqual(['night', 'system', 'system']);
  expect([readTiles(null, 'x'), readTiles('', 'x')]).toEqual([null, null]);
  expect(readTiles('https://t.example/{z}/{x}/{y}.png', null)).toEqual({
    url: 'https://t.example/{z}/{x}/{y}.png',
    attribution: '',
  });
});

test('of several elements one has the alarm strip: the first grid, or the first map where there is no grid', () => {
  const [map, other, grid] = [
    { key: 'map 1', view: 'map' },
    { key: 'map 2', view: 'map' },
    { key: 'grid 1', view: 'grid' },
  ] as unknown as Parameters<typeof stripOwner>[0]; // what the choice depends on
  if (!map || !other || !grid) throw new Error('Three are there.');
  expect(stripOwner([map, other, grid])).toBe('grid 1');
  expect(stripOwner([map, other])).toBe('map 1');
  expect(stripOwner([])).toBeUndefined();
});

test('a map opens on all places, near for one street and far for a continent', () => {
  expect(viewOf([])).toBeNull();
  expect(viewOf([{ latitude: 45.8, longitude: 15.9 }])).toEqual({
    center: { latitude: 45.8, longitude: 15.9 },
    zoom: 15,
  });
  const city = viewOf([
    { latitude: 45.75, longitude: 15.9 },
    { latitude: 45.85, longitude: 16.1 },
  ]);
  expect(city?.center.latitude).toBeCloseTo(45.8);
  expect(city?.zoom).toBe(11);
  const world = viewOf([
    { latitude: -60, longitude: -170 },
    { latitude: 70, longitude: 170 },
  ]);
  expect(world?.zoom).toBe(3);
});
