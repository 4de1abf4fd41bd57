import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { MenuButton } from '../controls/menu-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { Playback } from './use-playback.ts';

/** Props of {@link ReplayControls}. @internal */
export interface ReplayControlsProps {
  playback: Playback;
  /** Milliseconds since 1970. */
  from: number;
  /** Milliseconds since 1970. */
  to: number;
  /** The moment in words. */
  moment: string;
  /** How many positions are drawn, in words. */
  count: string;
  hasFailed: boolean;
  onSave: () => void;
}

const speeds = [1, 10, 60, 300, 1200];
const steps = 500; /* arrow keys from one end of the period to the other */

/** Play, the moment, the speed, and the picture. @internal */
export function ReplayControls(props: ReplayControlsProps): ReactElement {
  const { playback, from, to, moment, count, hasFailed, onSave } = props;
  const { text } = usePatrol();
  return (
    <div className="pk-GuardReplay-controls">
      <input
        aria-label={text('guardMap.replay.moment')}
        aria-valuetext={moment}
        className="pk-GuardReplay-scrub"
        max={to}
        min={from}
        onChange={(event) => playback.setAt(Number(event.currentTarget.value))}
        step={Math.max(1, Math.round((to - from) / steps))}
        type="range"
        value={playback.at}
      />
      <Button onPress={playback.toggle}>
        <Icon name={playback.isPlaying ? 'ev-stop' : 'ev-start'} />
        {text(playback.isPlaying ? 'guardMap.replay.pause' : 'guardMap.replay.play')}
      </Button>
      <output className="pk-GuardReplay-moment">{moment}</output>
      <MenuButton
        icon="clock"
        items={speeds.map((speed) => ({ id: String(speed), label: text('guardMap.replay.times', { count: speed }) }))}
        label={text('guardMap.replay.speed', { count: playback.speed })}
        onAction={(speed) => playback.setSpeed(Number(speed))}
      />
      <Button onPress={onSave}>
        <Icon name="image" />
        {text('guardMap.replay.save')}
      </Button>
      <span className="pk-GuardReplay-count" role="status">
        {hasFailed ? text('guardMap.replay.saveFailed') : count}
      </span>
    </div>
  );
}
