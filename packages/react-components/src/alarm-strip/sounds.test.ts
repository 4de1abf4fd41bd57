import { readFileSync } from 'node:fs';
import type { AlarmType } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { alarmSounds } from './sounds.ts';
import { type SoundName, synthesize, toWav } from './synthesis.ts';

const files: Record<SoundName, string> = {
  GuardPanic: 'guard-panic.wav',
  Exception: 'exception.wav',
  LinkLost: 'link-lost.wav',
};
const types: AlarmType[] = ['GuardPanic', 'Exception'];
const all: SoundName[] = [...types, 'LinkLost'];
const read = (type: SoundName): Buffer => readFileSync(new URL(`./sounds/${files[type]}`, import.meta.url));

test('S4.07, S4.08 a guard panic and an exception each sound in their own way', () => {
  expect(alarmSounds.Exception).toMatch(/\/sounds\/exception\.wav$/);
  expect(alarmSounds.GuardPanic).toMatch(/\/sounds\/guard-panic\.wav$/);
  expect(alarmSounds.GuardPanic).not.toBe(alarmSounds.Exception);
  expect(read('GuardPanic').equals(read('Exception'))).toBe(false);
});

test.each(all)('the committed sound of %s is the synthesized one', (type) => {
  expect(read(type).equals(toWav(synthesize(type)))).toBe(true);
});

test.each(all)('the file of %s is mono 16-bit PCM, and small', (type) => {
  const file = read(type);
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt16LE(34)]).toEqual([1, 1, 16]);
  expect(file.readUInt32LE(40)).toBe(file.length - 44);
  expect(file.length).toBeLessThan(61_000);
});

test.each(types)('%s loops without a click', (type) => {
  const { values } = synthesize(type);
  const at = (i: number): number => values.at(i % values.length) ?? 0;
  let step = 0;
  let bend = 0;
  for (let i = 1; i < values.length - 1; i += 1) {
    step = Math.max(step, Math.abs(at(i + 1) - at(i)));
    bend = Math.max(bend, Math.abs(at(i + 1) - 2 * at(i) + at(i - 1)));
  }
  const last = values.length - 1;
  expect(Math.abs(at(last + 1) - at(last))).toBeLessThanOrEqual(step);
  expect(Math.abs(at(last + 1) - 2 * at(last) + at(last - 1))).toBeLessThanOrEqual(bend);
});

test.each(all)('%s is loud and never cut off', (type) => {
  const loudest = synthesize(type).values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  expect(loudest).toBeGreaterThan(0.5);
  expect(loudest).toBeLessThan(1);
});

test('panic and exception are different sounds', () => {
  expect(read('GuardPanic').equals(read('Exception'))).toBe(false);
});
