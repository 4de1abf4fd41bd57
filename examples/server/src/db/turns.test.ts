import { beforeEach, expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/* Real timers: what is measured is who comes first, not when. */
const done: string[] = [];
beforeEach(() => {
  done.length = 0;
});

const piece =
  (name: string, tookMs = 5) =>
  async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    done.push(name);
  };

test('turns are taken in the order in which they are asked for, and a failed one holds nobody up', async () => {
  const turns = createTurns();
  const broken = turns.take(() => Promise.reject(new Error('broken')));
  const next = turns.take(piece('next'));
  await expect(broken).rejects.toThrow('broken');
  await next;
  expect(done).toEqual(['next']);
});

test('long work that nobody is in the way of does not wait', async () => {
  const turns = createTurns();
  const later = new Promise((resolve) => setImmediate(() => resolve('later')));
  expect(await Promise.race([turns.calm().then(() => 'at once'), later])).toBe('at once');
});

test('E all turns of a panic come before the next piece of long work', async () => {
  const turns = createTurns();
  const panic = async (): Promise<void> => {
    for (const turn of ['look-up', 'store', 'rules']) await turns.take(piece(turn));
  };
  const first = turns.take(piece('first piece', 20));
  const alarm = panic();
  await first;
  await turns.calm();
  await turns.take(piece('second piece'));
  await alarm;
  expect(done).toEqual(['first piece', 'look-up', 'store', 'rules', 'second piece']);
});

test('two long works let each other go on, and so does one whom others never leave alone', async () => {
  const turns = createTurns();
  let isOver = false;
  const others = (async (): Promise<void> => {
    while (!isOver) await turns.take(piece('other', 1));
  })();
  await turns.calm();
  await turns.take(piece('mine'));
  isOver = true;
  await others;
  expect(done).toContain('mine');
  const long = async (name: string): Promise<void> => {
    for (let n = 0; n < 3; n += 1) {
      await turns.calm();
      await turns.take(piece(name));
    }
  };
  await Promise.all([long('a'), long('b')]);
  expect(done.filter((name) => name === 'a')).toHaveLength(3);
  expect(done.filter((name) => name === 'b')).toHaveLength(3);
});
