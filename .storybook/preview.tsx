import '@patrolkit/react-components/themes';
import type { Preview } from '@storybook/react-vite';
import { languageItems } from './languages.ts';
import { Surroundings } from './surroundings.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light', 'night'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: [...languageItems], dynamicTitle: true } },
    density: {
      toolbar: { title: 'Density', icon: 'listunordered', items: ['compact', 'comfortable'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark', language: 'en', density: 'compact' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <Surroundings
        density={globals.density}
        isPage={viewMode === 'story'}
        language={globals.language}
        now={parameters.now}
        theme={globals.theme}
        timeZone={parameters.timeZone}
      >
        <Story />
      </Surroundings>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Getting started',
            'Theming',
            'Languages',
            'Accessibility',
            'The live feed',
            'State machines',
            'Sizes',
            'Changelog',
          ],
        ],
      },
    },
  },
};

export default preview;
