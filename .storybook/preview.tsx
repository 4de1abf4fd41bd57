import '@patrolkit/react-components/themes';
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
    (Story, { globals, parameters }) => (
      <Surroundings
        density={globals.density}
        language={globals.language}
        now={parameters.now}
        theme={globals.theme}
        timeZone={parameters.timeZone}
      >
        <Story />
      </Surroundings>
    ),
  ],
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
};

export default preview;
