import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { Phone } from './models/phone.ts';
import { Supervisor } from './models/supervisor.ts';
import { defaultBasePath, Product } from './product.ts';

/** What the journeys work with. */
interface Journey {
  /** A supervisor at a console of his own; give a name for a second one. */
  supervisor: Supervisor;
  secondSupervisor: Supervisor;
  phone: Phone;
  /** Console messages a journey expects, because it breaks something on purpose. */
  expectTrouble: (...patterns: RegExp[]) => void;
}

interface Worker {
  /** Path below which the console lives; a file may choose another with `test.use`. */
  basePath: string;
  /** Another name is another product: a file that puts the clock, or counts, has its own. */
  productName: string;
  product: Product;
}

/** A test of the whole product that fails on any console error, unhandled rejection or native dialog. */
export const test = base.extend<Journey, Worker>({
  basePath: [defaultBasePath, { option: true, scope: 'worker' }],
  productName: ['common', { option: true, scope: 'worker' }],
  product: [
    async ({ basePath, productName: _ }, use) => {
      const product = new Product(basePath);
      await product.start();
      await use(product);
      await product.stop();
      const leaks = product.log.leaks();
      if (product.log.count === 0) throw new Error('The product has logged nothing');
      if (leaks.length > 0) throw new Error(`The log holds secrets:\n${leaks.join('\n')}`);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  expectTrouble: [
    async ({ context, product }, use, testInfo) => {
      const logged = product.log.count;
      const troubles: string[] = [];
      const expected: RegExp[] = [];
      const watch = (page: Page): void => {
        page.on('pageerror', (error) => troubles.push(`${error}`));
        page.on('console', (message: ConsoleMessage) => {
          if (message.type() === 'error') troubles.push(message.text());
        });
        page.on('request', (request) => {
          const token = request.headers().authorization?.replace('Bearer ', '');
          if (token) product.log.keepsSecret(token);
        });
        page.on('dialog', (dialog) => {
          troubles.push(`native dialog: ${dialog.message()}`);
          void dialog.dismiss();
        });
      };
      context.on('page', watch);
      await use((...patterns) => expected.push(...patterns));
      if (testInfo.status !== testInfo.expectedStatus)
        for (const line of product.log.warningsSince(logged)) process.stderr.write(`the server logged: ${line}\n`);
      const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)));
      if (unexpected.length > 0) throw new Error(`The console reported errors:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  supervisor: async ({ context, product, expectTrouble: _ }, use) => {
    await use(await Supervisor.arrive(context, product));
  },
  secondSupervisor: async ({ browser, product }, use) => {
    const context = await browser.newContext();
    await use(await Supervisor.arrive(context, product));
    await context.close();
  },
  phone: async ({ product }, use) => {
    await use(new Phone(product.server));
  },
});

export { expect } from '@playwright/test';
