import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createSoundPlayer, type SoundPlayer, type SoundPlayerOptions } from './sound-player.ts';
import { alarmSounds, linkLostSound } from './sounds.ts';

const made: HTMLAudioElement[] = [];
const players: SoundPlayer[] = [];
const log = vi.fn();

/* Real elements; a test may only take the browser's permission away. */
function makePlayer(isAllowed: () => boolean, options?: Partial<SoundPlayerOptions>): SoundPlayer {
  const player = createSoundPlayer({
    sources: alarmSounds,
    log,
    createAudio: (source) => {
      const audio = new Audio(source);
      const play = audio.play.bind(audio);
      audio.play = () => {
        if (!isAllowed()) return Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
        return play();
      };
      made.push(audio);
      return audio;
    },
    ...options,
  });
  players.push(player);
  return player;
}
const allowed = (): boolean => true;

/* A browser lets a page sound only after somebody has clicked in it. */
beforeAll(() => userEvent.click(document.body));

afterEach(() => {
  for (const player of players.splice(0)) player.dispose();
  made.length = 0;
  log.mockClear();
});

test('S4.06 the alarm sound loops', async () => {
  const player = makePlayer(allowed);
  expect(await player.play('GuardPanic')).toBe('playing');
  expect(made.map((audio) => audio.loop)).toEqual([true]);
  expect(made[0]?.paused).toBe(false);
});

test('both sounds are real files that the browser can play, and they differ', async () => {
  const player = makePlayer(allowed);
  expect(await player.play('GuardPanic')).toBe('playing');
  expect(await player.play('Exception')).toBe('playing');
  expect(made[0]?.src).not.toBe(made[1]?.src);
  expect(made[0]?.duration).toBeCloseTo(1.2, 2);
  expect(made[1]?.duration).toBeCloseTo(1.875, 2);
});

test('one sound at a time: another type ends the first, the same type goes on', async () => {
  const player = makePlayer(allowed);
  await player.play('Exception');
  await player.play('GuardPanic');
  await player.play('GuardPanic');
  expect(made.map((audio) => audio.paused)).toEqual([true, false]);
  player.stop();
  expect(made.map((audio) => audio.paused)).toEqual([true, true]);
});

test('S4.11 mute silences the element that plays, and unmuted it is heard without a restart', async () => {
  const player = makePlayer(allowed);
  await player.play('GuardPanic');
  const [audio] = made;
  const starts = vi.fn();
  audio?.addEventListener('play', starts);
  player.setMuted(true);
  expect(audio?.muted).toBe(true);
  player.setMuted(false);
  expect([audio?.muted, audio?.loop, audio?.paused, made.length]).toEqual([false, true, false, 1]);
  await new Promise((resolve) => audio?.addEventListener('timeupdate', resolve, { once: true }));
  expect([audio?.paused, starts.mock.calls.length]).toEqual([false, 0]);
});

test('a sound that starts while muted starts muted', async () => {
  const player = makePlayer(allowed);
  player.setMuted(true);
  await player.play('Exception');
  expect(made[0]?.muted).toBe(true);
});

test('S4.14 a type without a sound is only logged, once', async () => {
  const player = makePlayer(allowed, { sources: { GuardPanic: alarmSounds.GuardPanic } });
  expect(await player.play('Exception')).toBe('missing');
  expect(await player.play('Exception')).toBe('missing');
  expect(log).toHaveBeenCalledTimes(1);
  expect(made).toEqual([]);
});

test('a sound that may not play is dropped without trying again, and the next alarm makes a new one', async () => {
  let isAllowed = false;
  const plays = vi.fn(() => isAllowed);
  const player = makePlayer(plays);
  expect(await player.play('GuardPanic')).toBe('blocked');
  expect([plays.mock.calls.length, made.length]).toEqual([1, 1]);
  isAllowed = true;
  expect(await player.play('GuardPanic')).toBe('playing');
  expect(made.length).toBe(2);
});

test('a media key that pauses the alarm does not end it', async () => {
  const player = makePlayer(allowed);
  await player.play('GuardPanic');
  const [audio] = made;
  audio?.pause();
  await vi.waitFor(() => expect(audio?.paused).toBe(false));
  const paused = new Promise((resolve) => audio?.addEventListener('pause', resolve));
  player.stop();
  await paused;
  expect(audio?.paused).toBe(true);
});

test('stopped before it began is no refusal', async () => {
  const player = makePlayer(allowed);
  const result = player.play('GuardPanic');
  player.stop();
  expect(await result).toBe('playing');
  expect(made[0]?.paused).toBe(true);
  expect(log).not.toHaveBeenCalled();
});

test('the test plays once, again when asked again, and never over an alarm', async () => {
  const player = makePlayer(allowed);
  expect(await player.test()).toBe('playing');
  expect(made[0]?.loop).toBe(false);
  await player.play('Exception');
  await player.test();
  expect(made.map((audio) => [audio.loop, audio.paused])).toEqual([
    [false, true],
    [true, false],
  ]);
});

test('the tone for attention plays once, takes the mute, and leaves a sounding alarm alone', async () => {
  const player = makePlayer(allowed, { attention: linkLostSound });
  expect(await player.attend()).toBe('playing');
  expect(made[0]).toMatchObject({ loop: false, muted: false });
  expect(made[0]?.duration).toBeCloseTo(0.9, 2);
  player.setMuted(true);
  await player.attend();
  expect(made[1]?.muted).toBe(true);
  await player.play('GuardPanic');
  await player.attend();
  expect(made).toHaveLength(3);
});

test('a tone that the browser refuses is said, and one that is not there is missing', async () => {
  expect(await makePlayer(() => false, { attention: linkLostSound }).attend()).toBe('blocked');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('not allowed'));
  expect(await makePlayer(allowed).attend()).toBe('missing');
});

test('a probe finds out in silence whether the browser would play', async () => {
  expect(await makePlayer(allowed).probe()).toBe('playing');
  expect(made[0]).toMatchObject({ volume: 0, paused: true });
  expect(await makePlayer(() => false).probe()).toBe('blocked');
});
