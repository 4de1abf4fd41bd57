import { playwright } from '@vitest/browser-playwright';
import { chromiumArgs, chromiumPath } from './chromium.ts';

/** Vitest's settings for tests that run in the real browser. */
export function chromiumBrowser() {
  const executablePath = chromiumPath();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 1280, height: 800 },
    provider: playwright({ launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) } }),
    instances: [{ browser: 'chromium' as const }],
  };
}
