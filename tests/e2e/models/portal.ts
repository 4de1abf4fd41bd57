import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';

/** A partner's portal on a site of its own: it keeps the token on its server and hands it to the frame that asks. */
export class Portal {
  readonly #server: Server;
  #token = '';
  #frameAddress = '';
  /** Origin of the site. */
  readonly origin: string;

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (request, response) => {
      response.setHeader('content-type', request.url === '/token' ? 'text/plain' : 'text/html');
      response.end(request.url === '/token' ? this.#token : this.#html());
    });
  }

  static async open(): Promise<Portal> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Portal(server);
  }

  /** Puts the token on its server, and the frame on its page. */
  frames(address: string, token: string): void {
    this.#frameAddress = address;
    this.#token = token;
  }

  /** Opens it in a window; answers what its frame shows. */
  async isOpenedIn(page: Page): Promise<FrameLocator> {
    await page.goto(this.origin);
    return page.frameLocator('iframe');
  }

  async closes(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #html(): string {
    const { origin } = new URL(this.#frameAddress);
    return `<!doctype html><title>Mall portal</title><link rel="icon" href="data:,"><h1>Mall portal</h1>
      <iframe title="Patrols" src="${this.#frameAddress}" width="1200" height="700"></iframe>
      <script>
        const frame = document.querySelector('iframe').contentWindow;
        addEventListener('message', async ({ data, origin }) => {
          if (origin !== '${origin}' || !/ready|token-needed/.test(data.type)) return;
          const token = await (await fetch('/token')).text();
          frame.postMessage({ type: 'patrolkit:token', token }, origin);
        });
      </script>`;
  }
}
