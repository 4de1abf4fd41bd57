import { everyAddressAnswers } from './every-address.journeys.ts';
import { expect, test } from './patrol-test.ts';

everyAddressAnswers('/absistemguardpatrolv2/');

test('an address that was asked for comes back after the sign-in', async ({ supervisor }) => {
  await supervisor.opens('statistics?from=2026-11-01');
  await supervisor.signIn.isShown();
  await supervisor.signIn.entersCredentials('administrator@demo.example', 'demo-patrol');
  await expect(supervisor.page.getByRole('main', { name: 'Statistics' })).toBeVisible();
  await expect(supervisor.page).toHaveURL(/\/statistics\?from=2026-11-01$/);
});

test('S1.41, S1.42, S1.43, S1.44, S9.55, S9.56 the legal pages are Croatian and say 48 hours and what the price depends on', async ({
  supervisor,
}) => {
  const { page } = supervisor;
  await supervisor.opens('PrivacyPolicy');
  await expect(page.locator('main')).toHaveAttribute('lang', 'hr');
  await supervisor.opens('TermsOfService');
  await expect(page.locator('main')).toHaveAttribute('lang', 'hr');
  await expect(page.getByText('48 sati')).toBeVisible();
  await expect(page.getByText('broju zaštitara')).toBeVisible();
});

test('S1.40 the footer names the provider of the installation and links to him', async ({ supervisor, product }) => {
  await supervisor.startsWatching();
  const config = (await (await fetch(`${product.server}/api/Config`)).json()) as {
    provider: { name: string; url: string };
  };
  const link = supervisor.page.getByRole('contentinfo').getByRole('link', { name: config.provider.name });
  await expect(link).toHaveAttribute('href', config.provider.url);
  await expect(link).toHaveAttribute('rel', /noopener/);
});
