import { expect, test, vi } from 'vitest';
import { createTokenQuestion } from './token-question.ts';

test('one question at a time: whoever asks meanwhile gets the same answer', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const getToken = vi.fn(() => promise);
  const question = createTokenQuestion(getToken);
  const answers = [question.ask('first'), question.ask('refused'), question.ask('expired')];
  resolve('t');
  expect(await Promise.all(answers)).toEqual(['t', 't', 't']);
  expect(getToken.mock.calls).toEqual([['first']]);
  await question.ask('refused');
  expect(getToken.mock.calls).toEqual([['first'], ['refused']]);
});

test.each([
  ['is rejected', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
  ['gives nothing', () => ''],
  ['gives what is no text', () => Promise.resolve(7 as unknown as string)], // a script without types
])('a page whose function %s has no token, and may have one the next time', async (_, first) => {
  const getToken = vi.fn<() => string | Promise<string>>().mockImplementationOnce(first).mockReturnValue('t');
  const question = createTokenQuestion(getToken);
  await expect(question.ask('first')).rejects.toThrow();
  expect(question.failure()).toBeInstanceOf(Error);
  expect(await question.ask('first')).toBe('t');
  expect(question.failure()).toBeNull();
});
