import { expect, test } from 'vitest';
import { notify } from './notify.ts';

test('a listener that throws keeps neither the others nor the teller from going on, and its error is not swallowed', async () => {
  const heard: string[] = [];
  const uncaught: unknown[] = [];
  const onUncaught = (error: unknown): void => void uncaught.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', onUncaught);
  const broken = (): void => {
    throw new Error('broken');
  };
  notify(
    [(text: string) => heard.push(`first ${text}`), broken, (text: string) => heard.push(`second ${text}`)],
    'news',
  );
  await new Promise((resolve) => setImmediate(resolve));
  process.off('uncaughtException', onUncaught);
  for (const other of others) process.on('uncaughtException', other);
  expect(heard).toEqual(['first news', 'second news']);
  expect(uncaught).toMatchObject([{ message: 'broken' }]);
});
