import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions } from 'vite';
import { ariaEntries } from '../tests/run/aria-entries.ts';

/* Dependencies of the components, which lie in their folder and not at the root. */
const componentsOwn = [...ariaEntries(), '@tanstack/react-table', '@formatjs/intl', 'leaflet', 'react-leaflet'];

const config: StorybookConfig = {
  stories: ['./pages/*.mdx', '../packages/react-components/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  /* Tables of props take what a component's props extend, in other files too. */
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: { ...vite.resolve, conditions: ['patrolkit:source', ...defaultClientConditions] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // found late, they would reload the page in the middle of a story
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'react/jsx-dev-runtime',
        ...componentsOwn.map((name) => `@patrolkit/react-components > ${name}`),
      ],
    },
  }),
};

export default config;
