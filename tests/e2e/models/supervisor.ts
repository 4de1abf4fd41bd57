import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from '../product.ts';
import { authenticate } from './authenticate.ts';
import { Dashboard } from './dashboard.ts';
import { Header } from './header.ts';
import { SignInScreen } from './sign-in-screen.ts';
import { watchSounds } from './sounds.ts';

const administrator = 'administrator@demo.example';
const password = 'demo-patrol';
const sessionKey = 'patrolkit.session';

/* As the sign-in form would keep it (S4.27). */
async function sessionOf({ server }: Product, email: string): Promise<object> {
  const { token, idUser, name, role, locale, expiresAt, policies } = await authenticate(server, email);
  return { token, userId: idUser, email, name, role, language: locale, expiresAt: Date.parse(expiresAt), policies };
}

/** A person at a console: a browser with windows. */
export class Supervisor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly signIn: SignInScreen;
  readonly dashboard: Dashboard;
  readonly header: Header;
  readonly #product: Product;

  private constructor(context: BrowserContext, page: Page, product: Product) {
    this.context = context;
    this.page = page;
    this.#product = product;
    this.signIn = new SignInScreen(page);
    this.dashboard = new Dashboard(page);
    this.header = new Header(page);
  }

  /** Opens a browser that speaks English; each test may choose otherwise. */
  static async arrive(context: BrowserContext, product: Product): Promise<Supervisor> {
    await watchSounds(context);
    await context.addInitScript(() => {
      /* A window begins on a blank page, which has no storage. */
      if (location.protocol === 'about:' || localStorage.getItem('patrolkit.language')) return;
      localStorage.setItem('patrolkit.language', 'en');
    });
    return new Supervisor(context, await context.newPage(), product);
  }

  /** Opens an address of the console, relative to its base path. */
  async opens(path = ''): Promise<void> {
    await this.page.goto(this.#product.console + path);
  }

  /** Signs in by the form and waits until the dashboard is live. */
  async signsIn(email = administrator): Promise<void> {
    await this.opens('login');
    await this.signIn.entersCredentials(email, password);
    await this.dashboard.isLive();
  }

  /** Comes with a session that is there already, as on any day but the first, touches the page and watches. */
  async startsWatching(email = administrator): Promise<void> {
    await this.startsAt('', email);
    await this.dashboard.isLive();
    await this.dashboard.isTouched();
  }

  /** Comes with a session that is there already, straight to a screen; a path relative to the base path. */
  async startsAt(path: string, email = administrator): Promise<void> {
    const { origin } = new URL(this.#product.console);
    const { origins } = await this.context.storageState();
    const kept = origins.find((one) => one.origin === origin)?.localStorage ?? [];
    const session = { name: sessionKey, value: JSON.stringify(await sessionOf(this.#product, email)) };
    const localStorage = [...kept.filter(({ name }) => name !== sessionKey), session];
    await this.context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
    await this.opens(path);
  }

  /** Goes to another screen of the open page, as a link would lead there, and waits until it is drawn. */
  async goesTo(path: string): Promise<void> {
    const { page } = this;
    await page.evaluate(
      (address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      new URL(this.#product.console + path).href,
    );
    await page.getByRole('main').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  }

  /** Chooses a theme in another window of the same browser, which this one follows. */
  async choosesTheme(theme: 'dark' | 'light' | 'night'): Promise<void> {
    await this.page.evaluate(async (newValue) => {
      const key = 'patrolkit.theme';
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      while (document.documentElement.dataset.pkTheme !== newValue) await new Promise(requestAnimationFrame);
      /* Colours that are on their way are neither theme's. */
      const onTheirWay = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(onTheirWay.map((one) => one.finished));
    }, theme);
  }

  /** Opens the console in another window of the same browser. */
  async opensAnotherWindow(): Promise<Supervisor> {
    const other = new Supervisor(this.context, await this.context.newPage(), this.#product);
    await other.opens();
    return other;
  }
}
