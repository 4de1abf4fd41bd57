import { Button, ComboField, DateTimeField } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive, useLiveSnapshot } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { type ReactElement, useState } from 'react';
import * as row from '../../filters/filter-row.css.ts';
import type { Period } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import type { NamedTrack, TrackChoice } from './replay-address.rules.ts';
import * as css from './replay-view.css.ts';
import { lastHours, lastRound, periodProblem } from './track-period.rules.ts';

/** Props of {@link ReplayFields}. */
export interface ReplayFieldsProps {
  /** What the fields begin with. */
  named: NamedTrack;
  onShow: (choice: TrackChoice) => void;
}

/** Whose track and of when. It is asked for by the button alone: each look at a track is written down. */
export function ReplayFields({ named, onShow }: ReplayFieldsProps): ReactElement {
  const text = useText();
  const { now } = usePatrol();
  const { directory, feed } = useLive();
  const { routes } = useLiveSnapshot(feed);
  const [guardId, setGuard] = useState(named.guardId);
  const [{ from, to }, setPeriod] = useState<{ from: number | null; to: number | null }>(
    () => named.period ?? lastHours(now()),
  );
  const [isTried, setTried] = useState(false);
  const round = guardId === null ? null : lastRound(routes, guardId, now());
  const problem = periodProblem(from, to);
  const required = text('console.entity.required');
  const endProblem = {
    missing: isTried && to === null ? required : undefined,
    order: text('console.filter.order'),
    long: text('console.replay.long'),
  };
  const take = (period: Period): void => setPeriod(period);
  const show = (): void => {
    setTried(true);
    if (guardId !== null && from !== null && to !== null && problem === null) onShow({ guardId, from, to });
  };
  return (
    <search className={row.row}>
      <h1 className={row.title}>{text('console.replay.title')}</h1>
      <ComboField
        className={css.guard}
        errorText={isTried && guardId === null ? required : undefined}
        label={text('console.role.Guard')}
        onChange={setGuard}
        options={[...directory.users.values()].flatMap(({ userId, name, role }) =>
          role === 'Guard' ? [{ id: userId, label: name }] : [],
        )}
        value={guardId}
      />
      <DateTimeField
        className={css.moment}
        errorText={isTried && from === null ? required : undefined}
        label={text('console.filter.from')}
        onChange={(at) => setPeriod({ from: at, to })}
        value={from}
      />
      <DateTimeField
        className={css.moment}
        errorText={problem === null ? undefined : endProblem[problem]}
        label={text('console.filter.to')}
        onChange={(at) => setPeriod({ from, to: at })}
        value={to}
      />
      <div className={css.buttons}>
        <Button onPress={() => take(lastHours(now()))}>{text('console.replay.hours')}</Button>
        <Button isDisabled={round === null} onPress={() => round && take(round)}>
          {text('console.replay.round')}
        </Button>
        <Button onPress={show} variant="primary">
          <Icon name="route" />
          {text('console.replay.show')}
        </Button>
      </div>
    </search>
  );
}
