import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { chromiumBrowser } from './tests/run/vitest-browser.ts';

/** Every story is shown in Chromium and looked through by axe (`a11y: { test: 'error' }` in the preview). */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: { name: 'stories', testTimeout: 30_000, browser: chromiumBrowser() },
});
