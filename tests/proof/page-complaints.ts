import type { Page } from 'playwright';

/** Collects what is wrong with a page while it is open: console errors, thrown errors, refused and foreign requests. */
export function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text().split('\n')[0]}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!isOwn) complaints.push(`asked elsewhere: ${url.origin}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`HTTP ${response.status()}: ${new URL(response.url()).pathname}`);
  });
  return complaints;
}
