import { resolve } from 'node:path';
import { basePath } from '../console/vite/host.ts';
import { addressesOf } from './addresses.ts';
import type { StartOptions } from './options.ts';

/** Says where everything is, who may sign in, and how to raise an alarm. */
export function announce(options: StartOptions): void {
  const { port, consolePort, dataDir } = options;
  const lines = [
    '',
    '  PatrolKit is running.',
    '',
    `  Console   http://127.0.0.1:${consolePort}${basePath}`,
    `  Server    http://127.0.0.1:${port}`,
    ...(process.env.SMTP_URL ? [] : [`  Mails     are kept in ${resolve(dataDir, 'outbox')} until SMTP_URL is set`]),
    '',
    '  Sign in as administrator@demo.example, operator@demo.example or guard1@demo.example (a guard has no console),',
    '  password demo-patrol.',
    '',
    '  A guard asks for help:',
    '    npm run demo:panic',
    `    curl "http://127.0.0.1:${port}/device/osmand?id=demo-guard-1&lat=50.8476&lon=4.3572&alarm=sos"`,
    '',
  ];
  const others = addressesOf(options).slice(2);
  if (others.length > 0) {
    lines.push('  On the local network:');
    for (const address of others) {
      lines.push(
        `    http://${address}:${consolePort}${basePath}`,
        `    http://${address}:${port}/device/osmand, for phones`,
      );
    }
    lines.push('');
  }
  lines.push('  Ctrl+C ends everything; the data stays.', '');
  console.log(lines.join('\n'));
}
