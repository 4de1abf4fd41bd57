import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { wallPath } from '../routes/wall/wall-address.ts';
import { useText } from '../services/texts.ts';
import { useLogOut } from '../services/use-log-out.ts';
import { LanguagePicker } from './language-picker.tsx';
import { NightHoursPicker } from './night-hours-picker.tsx';
import * as css from './settings-menu.css.ts';
import { ThemePicker } from './theme-picker.tsx';

/** What the settings menu holds (S2.28 to S2.30). */
export function SettingsPanel({ onDone }: { onDone: () => void }): ReactElement {
  const text = useText();
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <>
      <div className={css.list}>
        <Button
          className={css.line}
          onPress={() => {
            onDone();
            void navigate('/myProfile');
          }}
        >
          <Icon name="user" />
          {text('console.myProfile')}
        </Button>
        <Button
          className={css.line}
          onPress={() => {
            onDone();
            void navigate(wallPath);
          }}
        >
          <Icon name="full" />
          {text('console.wall.title')}
        </Button>
      </div>
      <ThemePicker />
      <NightHoursPicker />
      <LanguagePicker isColumn />
      <Button className={css.logOut} onPress={logOut}>
        {text('console.logOut')}
      </Button>
    </>
  );
}
