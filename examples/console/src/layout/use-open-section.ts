import { useNavigate } from 'react-router';
import { useAlerts } from '../errors/alerts.tsx';
import type { Section } from '../routes/sections.ts';
import { useServices } from '../services/services-context.tsx';
import { useText } from '../services/texts.ts';

/** Opens sections; the one that is wanted in its own window stays here. */
export function useOpenSection(): (section: Section) => void {
  const { windows } = useServices();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const text = useText();
  return (section) => {
    if (window.name === section.id) {
      void navigate(section.path);
      return;
    }
    if (!windows.open(section.id, section.path)) {
      alerts.say(text('console.section.blocked', { section: text(section.textId) }), {
        doing: text('console.section.blockedWhy'),
        onRetry: () => void navigate(section.path),
      });
    }
  };
}
