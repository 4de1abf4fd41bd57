import type { AlarmType } from '@patrolkit/sdk/model';

/** A sound as numbers from -1 to 1. @internal */
export interface Samples {
  readonly rate: number;
  readonly values: Float64Array;
}

const turn = 2 * Math.PI;

/**
 * Guard panic: two sweeps between 900 and 1,500 Hz in 1.2 s. The frequency swings as a sine and the whole loop holds a
 * whole number of waves, so its end runs into its beginning without a step.
 */
function panic(): Samples {
  const rate = 22_050;
  const count = rate * 1.2;
  const [middle, swing, sweeps] = [1200, 300, 2];
  const waves = Math.round(middle * 1.2);
  const values = new Float64Array(count);
  for (let i = 0; i < count; i += 1) {
    const t = i / count; // 0 to 1 of the loop
    const phase = turn * waves * t - ((swing * 1.2) / sweeps) * Math.sin(turn * sweeps * t);
    const wave = Math.sin(phase) + 0.45 * Math.sin(2 * phase) + 0.2 * Math.sin(3 * phase);
    const throb = 0.8 - 0.2 * Math.cos(turn * sweeps * 4 * t);
    values[i] = 0.52 * wave * throb;
  }
  return { rate, values };
}

/** Exception: two falling notes that ring out, then a rest, in 1.875 s; it begins and ends in silence. */
function exception(): Samples {
  const rate = 16_000; // enough for two low notes, and half the bytes
  const count = rate * 1.875;
  const values = new Float64Array(count);
  const notes = [
    { from: 0, hertz: 659.26 },
    { from: 0.42, hertz: 523.25 },
  ];
  for (let i = 0; i < count; i += 1) {
    const seconds = i / rate;
    let sum = 0;
    for (const { from, hertz } of notes) {
      const t = seconds - from;
      if (t < 0) continue;
      const envelope = Math.min(1, t / 0.012) * Math.exp(-t * 4.2);
      sum += envelope * (Math.sin(turn * hertz * t) + 0.3 * Math.sin(turn * 2 * hertz * t));
    }
    const fade = Math.min(1, (1.875 - seconds) / 0.15);
    values[i] = 0.58 * sum * fade;
  }
  return { rate, values };
}

/** Lost link: three short notes that fall, once, in 0.9 s; neither of the alarms can be taken for it. */
function linkLost(): Samples {
  const rate = 16_000;
  const count = rate * 0.9;
  const values = new Float64Array(count);
  const notes = [
    { from: 0, hertz: 392 },
    { from: 0.3, hertz: 329.63 },
    { from: 0.6, hertz: 261.63 },
  ];
  for (let i = 0; i < count; i += 1) {
    const seconds = i / rate;
    for (const { from, hertz } of notes) {
      const t = seconds - from;
      if (t < 0 || t >= 0.24) continue;
      const envelope = Math.min(1, t / 0.01, (0.24 - t) / 0.04);
      values[i] = 0.6 * envelope * (Math.sin(turn * hertz * t) + 0.25 * Math.sin(turn * 3 * hertz * t));
    }
  }
  return { rate, values };
}

/** What PatrolKit has a sound for: the alarms, and a link that is lost. @internal */
export type SoundName = AlarmType | 'LinkLost';

const makers: Record<SoundName, () => Samples> = { GuardPanic: panic, Exception: exception, LinkLost: linkLost };

/** The samples of a sound, the same each time. @internal */
export function synthesize(name: SoundName): Samples {
  return makers[name]();
}

/** Samples as a WAV file: mono, 16-bit PCM. @internal */
export function toWav({ rate, values }: Samples): Uint8Array {
  const bytes = new Uint8Array(44 + values.length * 2);
  const view = new DataView(bytes.buffer);
  const write = (at: number, letters: string): void => {
    for (const [i, letter] of [...letters].entries()) view.setUint8(at + i, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true); // length of this chunk
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true); // bytes a second
  view.setUint16(32, 2, true); // bytes a sample
  view.setUint16(34, 16, true); // bits a sample
  write(36, 'data');
  view.setUint32(40, values.length * 2, true);
  values.forEach((value, i) => {
    view.setInt16(44 + i * 2, Math.round(Math.max(-1, Math.min(1, value)) * 32_767), true);
  });
  return bytes;
}
