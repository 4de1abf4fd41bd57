import { useEffect, useState } from 'react';

/** A moment that can be moved and played. @internal */
export interface Playback {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** Seconds of the track that pass in a second. */
  readonly speed: number;
  setAt(at: number): void;
  setSpeed(speed: number): void;
  /** Plays or stops; at the end it starts again. */
  toggle(): void;
}

/** Plays a period from its begin to its end in the rhythm of the screen. @internal */
export function usePlayback(from: number, to: number, defaultSpeed: number): Playback {
  const [at, setAt] = useState(from);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(defaultSpeed);
  const shown = Math.max(from, Math.min(to, at));
  if (isPlaying && shown >= to) setPlaying(false);
  useEffect(() => {
    if (!isPlaying) return;
    let before: number | null = null;
    const step = (time: number): void => {
      const passed = before === null ? 0 : time - before;
      before = time;
      setAt((known) => Math.min(to, known + passed * speed));
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, to]);
  return {
    at: shown,
    isPlaying,
    speed,
    setAt,
    setSpeed,
    toggle: () => {
      if (!isPlaying && shown >= to) setAt(from);
      setPlaying(!isPlaying);
    },
  };
}
