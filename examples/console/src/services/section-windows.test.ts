import { describe, expect, test, vi } from 'vitest';
import { createSectionWindows, isSectionWindow } from './section-windows.ts';

function openedWindow(): { window: Window; focus: ReturnType<typeof vi.fn>; close: ReturnType<typeof vi.fn> } {
  const [focus, close] = [vi.fn(), vi.fn()];
  return { window: { closed: false, focus, close } as unknown as Window, focus, close };
}

describe('the windows of the sections', () => {
  test('a second click brings the window forward and opens none', () => {
    const users = openedWindow();
    const open = vi.fn(() => users.window);
    const windows = createSectionWindows('/base/', { open });
    expect(windows.open('users', '/users')).toBe(true);
    expect(windows.open('users', '/users')).toBe(true);
    expect(open.mock.calls).toEqual([['/base/users', 'users']]);
    expect(users.focus).toHaveBeenCalledTimes(2);
  });

  test('an address that asks for something takes the open window there', () => {
    const routes = openedWindow();
    const open = vi.fn(() => routes.window);
    const windows = createSectionWindows('/', { open });
    windows.open('guardRoutes', '/guardRoutes');
    windows.open('guardRoutes', '/guardRoutes?view=replay');
    expect(open.mock.calls.at(-1)).toEqual(['/guardRoutes?view=replay', 'guardRoutes']);
    expect(routes.focus).toHaveBeenCalledTimes(2);
  });

  test('a window that was closed by hand is opened again', () => {
    const first = openedWindow();
    const open = vi.fn(() => first.window);
    const windows = createSectionWindows('/', { open });
    windows.open('reports', '/reports');
    Object.assign(first.window, { closed: true });
    windows.open('reports', '/reports');
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('a browser that refuses the window is told apart', () => {
    expect(createSectionWindows('/', { open: () => null }).open('users', '/users')).toBe(false);
  });

  test('closing all closes each once', () => {
    const [users, reports] = [openedWindow(), openedWindow()];
    const open = vi.fn().mockReturnValueOnce(users.window).mockReturnValueOnce(reports.window);
    const windows = createSectionWindows('/', { open });
    windows.open('users', '/users');
    windows.open('reports', '/reports');
    windows.closeAll();
    windows.closeAll();
    expect([users.close, reports.close].map((close) => close.mock.calls.length)).toEqual([1, 1]);
  });

  test('a window is known as a section by its name', () => {
    expect([{ name: 'guardRoutes' }, { name: '' }, { name: 'other' }].map(isSectionWindow)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
