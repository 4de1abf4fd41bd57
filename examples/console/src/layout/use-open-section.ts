import { useNavigate } from 'react-router';
import { useAlerts } from '../errors/alerts.tsx';
import type { Section } from '../routes/sections.ts';
import { useServices } from '../services/services-context.tsx';
import { useText } from '../services/texts.ts';

/** Opens sections, at another of their addresses if one is given; the one that is wanted in its own window stays here. */
export function useOpenSection(): (section: Section, path?: string) => void {
  const { windows } = useServices();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const text = useText();
  return (section, path = section.path) => {
    if (window.name === section.id) {
      void navigate(path);
      return;
    }
    if (!windows.open(section.id, path)) {
      alerts.say(text('console.section.blocked', { section: text(section.textId) }), {
        doing: text('console.section.blockedWhy'),
        onRetry: () => void navigate(path),
      });
    }
  };
}
