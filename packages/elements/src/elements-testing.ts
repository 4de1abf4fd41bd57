import { createTestBackend, type TestBackend } from '@patrolkit/sdk/testing';
import { expect, vi } from 'vitest';
import type { GetToken, PatrolElement } from './elements.types.ts';

/* What the tests of the elements share. */

/** A back end in memory that the page's own fetch reaches, and what it was asked. @internal */
export interface TestSite {
  readonly backend: TestBackend;
  /** Paths that were asked, in order. */
  readonly asked: string[];
  /** A token of the demo's operator. */
  token(): string;
}

/**
 * Lets the page reach a back end in memory at `http://patrol.test`; the hub is not there, the poll feeds. With policies
 * every token is a partner's that has them.
 * @internal
 */
export function openSite(policies?: readonly string[]): TestSite {
  const backend = createTestBackend({ past: 'quiet' });
  backend.raise({ type: 'TagRead' });
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (policies && pathname === '/api/PartnerToken/Self') {
      const limits = { name: 'Mall', idCompanies: [1], idLocations: [], hiddenFields: [], policies };
      return Promise.resolve(Response.json({ ...limits, expiresAt: '2099-01-01T00:00:00Z' }));
    }
    return backend.fetch(request);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return { backend, asked, token: () => backend.signIn().token };
}

/** Puts an element into the page, as a host would. @internal */
export function put(
  name: 'patrol-event-grid' | 'patrol-guard-map',
  getToken: GetToken | null,
  attributes: Readonly<Record<string, string>> = {},
): PatrolElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries({ 'base-url': 'http://patrol.test', ...attributes })) {
    element.setAttribute(key, value);
  }
  element.style.width = '900px';
  element.getToken = getToken;
  document.body.append(element);
  return element;
}

/** Waits until a part of an element is drawn. @internal */
export async function shows(element: Element, selector: string): Promise<HTMLElement> {
  await vi.waitFor(() => expect(element.querySelector(selector)).not.toBeNull(), { timeout: 5000 });
  const found = element.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} was there and is gone.`);
  return found;
}
