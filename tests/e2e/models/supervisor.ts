import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from '../product.ts';
import { Dashboard } from './dashboard.ts';
import { Header } from './header.ts';
import { SignInScreen } from './sign-in-screen.ts';
import { watchSounds } from './sounds.ts';

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

  /** Signs in and waits until the dashboard is live. */
  async startsWatching(email = 'administrator@demo.example'): Promise<void> {
    await this.opens('login');
    await this.signIn.entersCredentials(email, 'demo-patrol');
    await this.dashboard.isLive();
  }

  /** Opens the console in another window of the same browser. */
  async opensAnotherWindow(): Promise<Supervisor> {
    const other = new Supervisor(this.context, await this.context.newPage(), this.#product);
    await other.opens();
    return other;
  }
}
