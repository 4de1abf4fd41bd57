import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Path of the browser for tests: CHROMIUM_PATH, else the system's; undefined lets Playwright look for its own. */
export function chromiumPath(): string | undefined {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return asked;
  return known.find((path) => existsSync(path));
}

/** Arguments that keep a test browser quiet and let it run as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Finds a browser or gets one: the system's, Playwright's download, Debian's package as root, else a clear error. */
export function ensureChromium(): string | undefined {
  const found = chromiumPath();
  if (found) return found;
  const attempts: [string, string[]][] = [['node_modules/.bin/playwright', ['install', 'chromium']]];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
      return undefined;
    } catch {
      // no download here: try the next way
    }
  }
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' });
    return chromiumPath();
  }
  throw new Error(
    'No browser for the tests: install Chromium, or set CHROMIUM_PATH to one, or let `npx playwright install chromium` run.',
  );
}
