import { expect, test } from './patrol-test.ts';

/* The same journeys below every base path (S2.01): each spec file has a product of its own. */

const guarded: [path: string, title: string | null][] = [
  ['', null],
  ['basicdata', 'Basic data'],
  ['users', 'Users'],
  ['guardRoutes', 'Guard routes'],
  ['scheduler', 'Scheduler'],
  ['statistics', 'Statistics'],
  ['reports', 'Reports'],
  ['guardGroup', 'User groups'],
  ['myProfile', 'My profile'],
];

/** Every address of part 2, below the base path of the calling file. */
export function everyAddressAnswers(basePath: string): void {
  test.describe(`S2.01 below ${basePath}`, () => {
    test('S2.03, S2.14, S2.15, S2.16, S2.17, S2.18 the public pages open without a session', async ({ supervisor }) => {
      const { page } = supervisor;
      for (const [path, heading] of [
        ['login', 'Sign in'],
        ['PrivacyPolicy', 'Pravila privatnosti'],
        ['TermsOfService', 'Uvjeti korištenja'],
        ['resetRequestPassword', 'Reset password'],
        ['resetPassword?guid=0b4f0f3e-6a0e-4f0a-9d55-6a4a64e0a0a1', 'Set a new password'],
        ['nope', 'Page not found'],
      ] as const) {
        await supervisor.opens(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`/${path.replace('?', '\\?')}$`));
      }
    });

    test('S2.19 a visitor without a token is led from every protected address to the sign-in', async ({
      supervisor,
    }) => {
      for (const [path] of guarded) {
        await supervisor.opens(path);
        await supervisor.signIn.isShown();
      }
    });

    test('S2.02, S2.04, S2.06, S2.07, S2.09, S2.10, S2.11, S2.12, S2.13 every protected address opens with a token', async ({
      supervisor,
    }) => {
      await supervisor.startsWatching();
      const { page } = supervisor;
      await expect(page.getByRole('region', { name: 'Map' }).first()).toBeVisible();
      for (const [path, title] of guarded) {
        if (title === null) continue;
        await supervisor.opens(path);
        await expect(page.getByRole('main', { name: title })).toBeVisible();
        await expect(supervisor.dashboard.strip).toBeVisible();
      }
    });

    test('S2.05, S2.08 other capitals lead to the same screen', async ({ supervisor }) => {
      await supervisor.startsWatching();
      for (const [path, title] of [
        ['basicData', 'Basic data'],
        ['guardroutes', 'Guard routes'],
        ['GUARDGROUP', 'User groups'],
      ] as const) {
        await supervisor.opens(path);
        await expect(supervisor.page.getByRole('main', { name: title })).toBeVisible();
      }
    });
  });
}
