import { afterEach, expect, test, vi } from 'vitest';
import './index.ts';
import { openSite, put, shows } from './elements-testing.ts';
import { registerElements } from './register-elements.ts';

const row = '[role="row"][data-key]';
const listPath = '/api/Event/GetLastEvents';

afterEach(async () => {
  document.body.replaceChildren();
  await Promise.resolve();
  vi.restoreAllMocks();
});

test('the script may run twice on one page', () => {
  const known = customElements.get('patrol-event-grid');
  registerElements();
  expect(customElements.get('patrol-event-grid')).toBe(known);
});

test('an element shows the events of whoever its token is, and tells the page how the link is', async () => {
  const site = openSite();
  const heard: unknown[] = [];
  document.body.addEventListener('patrol-link', (event) => heard.push((event as CustomEvent).detail), { once: true });
  const getToken = vi.fn(() => site.token());
  const grid = put('patrol-event-grid', getToken, { language: 'hr' });
  await shows(grid, row);
  expect(grid.textContent).toContain('Događaji');
  expect(getToken.mock.calls).toEqual([['first']]);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
});

test('two elements with the same function and address share one connection, which ends with the last of them', async () => {
  const site = openSite();
  const getToken = vi.fn(() => site.token());
  const [one, two] = [put('patrol-event-grid', getToken), put('patrol-event-grid', getToken)];
  await shows(one, row);
  await shows(two, row);
  expect(getToken).toHaveBeenCalledTimes(1);
  expect(site.asked.filter((path) => path.startsWith(listPath))).toHaveLength(1);
  expect(document.querySelectorAll('.pk-AlarmStrip')).toHaveLength(1);
  one.remove();
  await shows(two, '.pk-AlarmStrip');
  expect(two.querySelector(row)).not.toBeNull();
  two.remove();
  await Promise.resolve();
  expect(two.childElementCount).toBe(0);
  put('patrol-event-grid', getToken);
  await vi.waitFor(() => expect(getToken).toHaveBeenCalledTimes(2));
});

test('an element that is moved keeps what it shows', async () => {
  const site = openSite();
  const getToken = vi.fn(() => site.token());
  const grid = put('patrol-event-grid', getToken);
  const first = await shows(grid, row);
  const place = document.createElement('section');
  document.body.append(place);
  place.append(grid);
  await Promise.resolve();
  expect(grid.querySelector(row)).toBe(first);
  expect(getToken).toHaveBeenCalledTimes(1);
});

test('language and theme change while it stands, and nothing is loaded again', async () => {
  const site = openSite();
  const grid = put('patrol-event-grid', () => site.token(), { theme: 'dark' });
  await shows(grid, row);
  expect(grid.querySelector('[data-pk-theme="dark"][lang="en"]')).not.toBeNull();
  grid.language = 'ser';
  grid.setAttribute('theme', 'light');
  await shows(grid, '[data-pk-theme="light"][lang="sr-cyrl"]');
  expect(grid.textContent).toContain('Догађаји');
  expect(site.asked.filter((path) => path.startsWith(listPath))).toHaveLength(1);
});

test('a page that gives no token is told so, with a way to try again, and nothing is thrown', async () => {
  const site = openSite();
  const getToken = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('not signed in'));
  getToken.mockImplementation(async () => site.token());
  const problems: unknown[] = [];
  document.body.addEventListener('patrol-error', (event) => problems.push((event as CustomEvent).detail), {
    once: true,
  });
  const grid = put('patrol-event-grid', getToken);
  const alert = await shows(grid, '[role="alert"]');
  expect(alert.textContent).toContain('No alarms arrive here');
  expect(problems).toEqual([{ kind: 'token', message: 'not signed in' }]);
  grid.querySelector('button')?.click();
  await shows(grid, row);
});

test.each([
  ['at once', 'user/getMyProfile'],
  ['in use', 'event/getLastEvents'],
])('a token that the server refuses %s is asked for anew, once', async (_, action) => {
  const site = openSite();
  site.backend.failNext(action, 401);
  const getToken = vi.fn(() => site.token());
  const grid = put('patrol-event-grid', getToken);
  await shows(grid, row);
  expect(getToken.mock.calls).toEqual([['first'], ['refused']]);
});

test.each([
  ['without the right to confirm, and offered nothing', [], 0],
  ['with it', ['event.confirm'], 2],
])('a partner is shown an alarm %s; nobody is told that he would hear it', async (_, policies, buttons) => {
  const site = openSite(policies);
  const panic = site.backend.raise({ type: 'GuardPanic' });
  const grid = put('patrol-event-grid', () => site.token());
  await shows(grid, `[data-key="${panic}"]`);
  await shows(grid, '.pk-AlarmStrip[data-state="panic"], .pk-AlarmStrip[data-state="blocked"]');
  const confirms = [...grid.querySelectorAll('button')].filter((button) =>
    /^Confirm/.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
  expect(confirms.filter((button) => button.closest('.pk-AlarmStrip, [data-key]'))).toHaveLength(buttons);
  expect(site.asked.filter((path) => /ConsoleState|Trace/i.test(path))).toEqual([]);
});

test.each([
  ['where his token may send messages', ['intervention.send'], 1],
  ['not where it may only look', [], 0],
])('a partner writes about an event %s', async (_, policies, dialogs) => {
  const site = openSite(policies);
  const grid = put('patrol-event-grid', () => site.token());
  const shown = await shows(grid, row);
  if (dialogs > 0) (await shows(shown, '[data-action="respond"]')).click();
  else expect(shown.querySelector('[data-action="respond"]')).toBeNull();
  await vi.waitFor(() => expect(document.querySelectorAll('.pk-MessageDialog')).toHaveLength(dialogs), 10_000);
});

test('properties that were set before the script had come count', async () => {
  const site = openSite();
  const grid = document.createElement('patrol-event-grid');
  const getToken = (): string => site.token();
  Object.defineProperty(grid, 'getToken', { value: getToken, configurable: true, writable: true });
  Object.defineProperty(grid, 'baseUrl', { value: 'http://patrol.test', configurable: true, writable: true });
  document.body.append(grid);
  await shows(grid, row);
  expect(grid.getAttribute('base-url')).toBe('http://patrol.test');
});

test('without a function or an address it waits and asks nothing', async () => {
  const site = openSite();
  const grid = put('patrol-event-grid', null);
  const status = await shows(grid, '[role="status"]');
  expect(status.textContent).toBe('Waiting for this page to connect');
  expect(site.asked).toEqual([]);
  grid.getToken = () => site.token();
  await shows(grid, row);
});
