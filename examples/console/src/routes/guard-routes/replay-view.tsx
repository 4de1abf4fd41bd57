import { Icon } from '@patrolkit/react-components/icon';
import { type ReactElement, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../services/texts.ts';
import { type NamedTrack, replayAddress, trackInAddress } from './replay-address.rules.ts';
import { ReplayFields } from './replay-fields.tsx';
import { ReplayState } from './replay-state.tsx';
import * as css from './replay-view.css.ts';
import { TrackPlayer } from './track-player.tsx';
import { useTrack } from './use-track.ts';

/** Where a guard has been in a period, played on the map. The address names both, so that it can be handed on. */
export function ReplayView(): ReactElement {
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const written = search.toString();
  const named = useMemo<NamedTrack>(() => trackInAddress(new URLSearchParams(written)), [written]);
  const choice = useMemo(
    () => (named.guardId === null || named.period === null ? null : { guardId: named.guardId, ...named.period }),
    [named],
  );
  const { answer, status, error, reload } = useTrack(choice);
  const track = choice !== null && answer?.choice === choice ? answer : null;
  return (
    <div className={css.view}>
      <ReplayFields
        key={written}
        named={named}
        onShow={(next) => {
          const address = replayAddress(next);
          if (choice && replayAddress(choice) === address) reload();
          else void navigate(address);
        }}
      />
      <p className={css.note}>
        <Icon name="eye" />
        {text('console.replay.note')}
      </p>
      {track ? (
        <TrackPlayer track={track} />
      ) : (
        <ReplayState error={status === 'error' ? error : null} isAsked={choice !== null} onRetry={reload} />
      )}
    </div>
  );
}
