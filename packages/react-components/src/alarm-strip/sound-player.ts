import type { AlarmType } from '@patrolkit/sdk/model';

/** What became of a sound: `blocked` when the browser refused to play it, `missing` when there is none for the type. @public */
export type PlayResult = 'playing' | 'blocked' | 'missing';

/** Options of {@link createSoundPlayer}. @public */
export interface SoundPlayerOptions {
  /** URL of the sound of each type. */
  sources: Readonly<Partial<Record<AlarmType, string>>>;
  /** URL of the tone that `attend` plays. @default none */
  attention?: string | undefined;
  /** Makes the element that plays. @default an HTMLAudioElement */
  createAudio?: ((source: string) => HTMLAudioElement) | undefined;
  /** Takes what a supervisor need not see: a type without a sound, a sound that would not play. */
  log: (message: string) => void;
}

/** Plays one looping alarm sound at a time. @public */
export interface SoundPlayer {
  /** Loops the sound of a type until `stop`; another one that is playing ends. Never throws. */
  play(type: AlarmType): Promise<PlayResult>;
  stop(): void;
  /** Takes the sound away or gives it back where it is, without starting anew (S4.11). */
  setMuted(isMuted: boolean): void;
  /** Plays the panic sound once, unless an alarm is sounding; inside a click it also unlocks the browser's sound. */
  test(): Promise<PlayResult>;
  /** Plays the tone for attention once, unless an alarm is sounding, which says more. Never throws. */
  attend(): Promise<PlayResult>;
  /** Whether the browser would play now, found out without a sound; nothing changes while one plays. */
  probe(): Promise<PlayResult>;
  /** Stops and lets go of all elements. */
  dispose(): void;
}

/** Makes a player; each console has its own. @public */
export function createSoundPlayer({ sources, attention, createAudio, log }: SoundPlayerOptions): SoundPlayer {
  const make = createAudio ?? ((source: string): HTMLAudioElement => new Audio(source));
  const elements = new Map<AlarmType, HTMLAudioElement>();
  const reported = new Set<AlarmType>();
  let current: { type: AlarmType; isLoop: boolean; result: Promise<PlayResult> } | null = null;
  let muted = false;

  const elementOf = (type: AlarmType, source: string): HTMLAudioElement => {
    const element = elements.get(type) ?? make(source);
    elements.set(type, element);
    return element;
  };

  const stop = (): void => {
    const element = current && elements.get(current.type);
    current = null;
    if (!element) return;
    element.pause();
    element.currentTime = 0;
  };

  const start = (type: AlarmType, isLoop: boolean): Promise<PlayResult> => {
    const source = sources[type];
    if (source === undefined) {
      stop(); // another type's sound would tell a lie
      if (!reported.has(type)) log(`There is no sound for ${type}: the alarm is shown, but not heard.`); // S4.14
      reported.add(type);
      return Promise.resolve('missing');
    }
    if (current?.type === type && current.isLoop) return current.result;
    stop();
    const element = elementOf(type, source);
    element.loop = isLoop;
    element.muted = muted;
    const mine = { type, isLoop, result: Promise.resolve<PlayResult>('playing') };
    current = mine;
    /* A headset's or keyboard's media key pauses any page's sound; an alarm ends by stop() alone. */
    element.onpause = () => {
      if (current !== mine || !isLoop) return;
      element.play().catch((error: unknown) => log(`The sound of ${type} was paused from outside: ${String(error)}`));
    };
    mine.result = element.play().then(
      () => 'playing',
      (error: unknown) => {
        /* Stopped before it began: that is no refusal, the sound works. */
        if (current !== mine) return 'playing';
        elements.delete(type); // S4.15: dropped, the next alarm makes a new one
        current = null;
        log(`The sound of ${type} would not play: ${error instanceof Error ? error.message : String(error)}`);
        return 'blocked';
      },
    );
    return mine.result;
  };

  return {
    stop,
    play: (type) => start(type, true),
    test: () => (current?.isLoop ? current.result : start('GuardPanic', false)),
    attend: async () => {
      if (attention === undefined) return 'missing';
      if (current?.isLoop) return current.result;
      const element = make(attention);
      element.muted = muted;
      try {
        await element.play();
        return 'playing';
      } catch (error) {
        log(`The tone for attention would not play: ${error instanceof Error ? error.message : String(error)}`);
        return 'blocked';
      }
    },
    probe: async () => {
      const source = sources.GuardPanic ?? sources.Exception;
      if (source === undefined) return 'missing';
      if (current) return current.result;
      const element = make(source);
      element.volume = 0; // muted elements may always play and would prove nothing
      try {
        await element.play();
        return 'playing';
      } catch {
        return 'blocked';
      } finally {
        element.pause();
      }
    },
    setMuted(isMuted) {
      muted = isMuted;
      for (const element of elements.values()) element.muted = isMuted;
    },
    dispose() {
      stop();
      for (const element of elements.values()) {
        element.removeAttribute('src');
        element.load(); // ends a download that is under way
      }
      elements.clear();
    },
  };
}
