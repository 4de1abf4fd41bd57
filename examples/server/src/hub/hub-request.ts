import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Path and query of a request, whatever its Host header says. */
export function urlOf(request: { readonly url?: string | undefined }): URL {
  const url = request.url ?? '/';
  return URL.canParse(url, 'http://hub') ? new URL(url, 'http://hub') : new URL('http://hub/');
}

/** The token of a request: the header's before the query's; null when there is none. */
export function tokenOf(headers: IncomingHttpHeaders, query: URLSearchParams): string | null {
  const bearer = /^Bearer +(\S+)\s*$/i.exec(headers.authorization ?? '')?.[1];
  return bearer ?? (query.get('access_token') || null);
}

/** Whether a browser's page may connect: from a listed origin or from the hub's own. No Origin, no browser. */
export function isAllowedOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

/** Whether a request is for this path, in any case and with or without a slash at its end. */
export function isPath(request: IncomingMessage, path: string): boolean {
  const bare = (text: string): string => text.replace(/\/+$/, '').toLowerCase();
  return bare(urlOf(request).pathname) === bare(path);
}
