import '../packages/react-components/src/theme/themes.ts';
import type { Preview } from '@storybook/react-vite';
import { Surroundings } from './surroundings.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light', 'night'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'hr'], dynamicTitle: true } },
    density: {
      toolbar: { title: 'Density', icon: 'listunordered', items: ['compact', 'comfortable'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark', language: 'en', density: 'compact' },
  decorators: [
    (Story, { globals }) => (
      <Surroundings theme={globals.theme} language={globals.language} density={globals.density}>
        <Story />
      </Surroundings>
    ),
  ],
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
};

export default preview;
