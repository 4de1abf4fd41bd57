import { useLive } from '@patrolkit/react-components/live';
import { useNavigate } from 'react-router';
import { useOpenSection } from '../layout/use-open-section.ts';
import { replayAddress } from '../routes/guard-routes/replay-address.rules.ts';
import { wallPath } from '../routes/wall/wall-address.ts';
import { languageNames } from '../services/language-names.ts';
import { settings } from '../services/settings.ts';
import { useText } from '../services/texts.ts';
import { themeChoices } from '../services/theme-choices.ts';
import { useAllowedSections } from '../services/use-allowed-sections.ts';
import { useLanguage } from '../services/use-language.ts';
import { useLogOut } from '../services/use-log-out.ts';
import { useTheme } from '../services/use-theme.ts';
import type { Command } from './command.ts';
import { useShortcutChoice } from './use-shortcut-choice.ts';

/** Everything a supervisor can do from anywhere, in the order of need. */
export function useCommands({ openShortcuts }: { openShortcuts: () => void }): readonly Command[] {
  const text = useText();
  const navigate = useNavigate();
  const { alarm, locate, confirm, testSound, feed } = useLive();
  const allowed = useAllowedSections();
  const openSection = useOpenSection();
  const [, setLanguage] = useLanguage();
  const { choose } = useTheme();
  const logOut = useLogOut();
  const [{ isOn, letters }] = useShortcutChoice();
  const key = (answer: 'L' | 'S' | 'C'): string | undefined => (isOn ? (letters[answer] ?? answer) : undefined);
  const first = alarm.open.find(({ type }) => type === 'GuardPanic') ?? alarm.open[0];
  const isMuted = alarm.sound === 'muted';

  const answers: readonly Command[] = first
    ? [
        {
          id: 'locate',
          icon: 'locate',
          label: text('console.command.locate'),
          keys: key('L'),
          run: () => {
            void navigate('/');
            locate(first.eventId);
          },
        },
        {
          id: 'confirm',
          icon: 'check',
          label: text('console.command.confirm'),
          keys: key('C'),
          run: () => void confirm([first.eventId]),
        },
        { id: 'silence', icon: 'muted', label: text('console.command.silence'), keys: key('S'), run: alarm.silence },
      ]
    : [];
  const guardRoutes = allowed.find(({ id }) => id === 'guardRoutes');
  return [
    ...answers,
    { id: 'dashboard', icon: 'list', label: text('console.command.dashboard'), run: () => void navigate('/') },
    ...allowed.map((section) => ({
      id: section.id,
      icon: section.icon,
      label: text('console.command.open', { section: text(section.textId) }),
      run: () => openSection(section),
    })),
    ...(guardRoutes
      ? [
          {
            id: 'replay',
            icon: 'ev-start' as const,
            label: text('console.replay.command'),
            run: () => openSection(guardRoutes, replayAddress()),
          },
        ]
      : []),
    { id: 'wall', icon: 'full', label: text('console.wall.title'), run: () => void navigate(wallPath) },
    { id: 'profile', icon: 'user', label: text('console.myProfile'), run: () => void navigate('/myProfile') },
    {
      id: 'mute',
      icon: isMuted ? 'sound' : 'muted',
      label: text(isMuted ? 'console.unmute' : 'console.mute'),
      run: () => alarm.setMuted(!isMuted),
    },
    { id: 'test-sound', icon: 'sound', label: text('console.command.testSound'), run: testSound },
    { id: 'try-now', icon: 'repeat', label: text('console.command.tryNow'), run: feed.tryNow },
    ...themeChoices.map((theme) => ({
      id: `theme-${theme}`,
      icon: theme === 'light' ? ('sun' as const) : ('moon' as const),
      label: `${text('console.theme')}: ${text(`console.theme.${theme}`)}`,
      run: () => choose(theme),
    })),
    ...settings.languages.map((language) => ({
      id: `language-${language}`,
      icon: 'globe' as const,
      label: `${text('console.language')}: ${languageNames[language]}`,
      run: () => setLanguage(language),
    })),
    { id: 'shortcuts', icon: 'info', label: text('console.shortcuts.title'), keys: '?', run: openShortcuts },
    { id: 'log-out', icon: 'user', label: text('console.logOut'), run: logOut },
  ];
}
