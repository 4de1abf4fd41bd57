import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Proof } from './proof.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the journey over every screen in all languages; answers what it printed and whether it passed. */
async function walk(say: (line: string) => void): Promise<{ text: string; isPassed: boolean }> {
  const child = spawn('node_modules/.bin/playwright', ['test', 'every-screen'], {
    cwd: root,
    env: { ...process.env, EVERY_LANGUAGE: '1', FORCE_COLOR: '0' },
  });
  let text = '';
  child.stdout.on('data', (piece: Buffer) => {
    text += piece;
    for (const line of String(piece).split('\n')) if (/^\s+[✓✘]/.test(line)) say(line.trim());
  });
  child.stderr.on('data', (piece: Buffer) => {
    text += piece;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { text, isPassed: code === 0 };
}

/** A1: the accessibility of every screen in both themes and six languages, and A8's narrowest window. */
export const everyScreen: Proof = {
  id: 'A1',
  title: 'every screen in 2 themes and 6 languages: axe with WCAG 2.2 AA tags, and nothing cut off at 320 px',
  async run(say) {
    const { text, isPassed } = await walk(say);
    const [, passed = '0'] = /(\d+) passed/.exec(text) ?? [];
    if (isPassed && passed === '6') {
      return { isKept: true, text: '17 screens, 2 themes, 6 languages: 0 violations, nothing cut off' };
    }
    const faults = [...text.matchAll(/^\s+\+\s+"(.+)",$/gm)].map(([, fault = '']) => fault.slice(0, 120));
    return {
      isKept: false,
      text: `${passed} of 6 walks without a fault; ${[...new Set(faults)].slice(0, 5).join('; ')}`,
    };
  },
};
