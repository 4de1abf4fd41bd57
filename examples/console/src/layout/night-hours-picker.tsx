import { SwitchField, TimeField } from '@patrolkit/react-components/controls';
import type { ReactElement } from 'react';
import { useText } from '../services/texts.ts';
import { useNightHours } from '../services/use-night-hours.ts';
import * as css from './settings-menu.css.ts';

/** Whether the night theme comes by itself, and from when to when. */
export function NightHoursPicker(): ReactElement {
  const text = useText();
  const [{ isOn, from, to }, change] = useNightHours();
  return (
    <div className={css.night}>
      <SwitchField
        isSelected={isOn}
        label={text('console.theme.byHours')}
        onChange={(next) => change({ isOn: next, chosenAt: 0 })}
      />
      {isOn && (
        <div className={css.hours}>
          <TimeField
            label={text('console.theme.nightFrom')}
            onChange={(value) => value && change({ from: value, chosenAt: 0 })}
            value={from}
          />
          <TimeField
            label={text('console.theme.nightTo')}
            onChange={(value) => value && change({ to: value, chosenAt: 0 })}
            value={to}
          />
        </div>
      )}
    </div>
  );
}
