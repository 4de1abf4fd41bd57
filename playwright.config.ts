import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tests/run/chromium.ts';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
  globalSetup: './tests/e2e/run-setup.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    viewport: { width: 1920, height: 1080 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      /* A click is needed for sound, as for every new user; tests of blocked sound rely on it. */
      args: [...chromiumArgs, '--autoplay-policy=user-gesture-required'],
    },
  },
});
