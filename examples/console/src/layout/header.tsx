import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Commands } from '../commands/commands.tsx';
import { useText } from '../services/texts.ts';
import { useAllowedSections } from '../services/use-allowed-sections.ts';
import { useSession } from '../services/use-session.ts';
import * as css from './header.css.ts';
import { Logo } from './logo.tsx';
import { MuteToggle } from './mute-toggle.tsx';
import { NarrowMenu } from './narrow-menu.tsx';
import { SectionButton } from './section-button.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Mark, sections, sound, theme, settings, and who is signed in; under 960 px one menu button holds them (S2.31). */
export function Header(): ReactElement {
  const text = useText();
  const session = useSession();
  const allowed = useAllowedSections();
  return (
    <header className={css.header}>
      <NarrowMenu />
      <Link aria-label={text('console.toDashboard')} className={css.home} to="/">
        <Logo />
      </Link>
      <nav aria-label={text('console.sections')} className={css.wide}>
        {allowed.map((section) => (
          <SectionButton key={section.id} section={section} />
        ))}
      </nav>
      <span className={css.space} />
      <div className={css.wide}>
        <Commands />
        <MuteToggle />
        <ThemeToggle />
        <SettingsMenu />
        {session && (
          <span className={css.who}>
            {session.name}
            {(session.role === 'Administrator' || session.role === 'Operator') && (
              <span className={css.role}>{text(`console.role.${session.role}`)}</span>
            )}
          </span>
        )}
      </div>
    </header>
  );
}
