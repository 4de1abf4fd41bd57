import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLater } from './use-later.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const load = vi.fn<() => Promise<string>>();

function Page({ isNear, isOpen = false }: { isNear: boolean; isOpen?: boolean }): ReactElement {
  return <p>{useLater(load, isNear, isOpen) ?? 'not yet'}</p>;
}

test('a part that cannot be loaded is asked for again: less and less often, and at once on an occasion', async () => {
  load.mockRejectedValue(new Error('The server has another version now.'));
  const { container, rerender, unmount } = await render(<Page isNear={false} />);
  expect(load).not.toHaveBeenCalled();
  await rerender(<Page isNear />);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(load).toHaveBeenCalledTimes(3);
  await rerender(<Page isNear isOpen />);
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue('here');
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(container.textContent).toBe('here'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(5);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
