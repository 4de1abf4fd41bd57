/** What a partner's page says to the one in its frame. */
export type FromPartner =
  | { readonly type: 'patrolkit:token'; readonly token: string }
  | { readonly type: 'patrolkit:settings'; readonly language?: string; readonly theme?: string };

/** What the page in the frame says. */
export type ToPartner =
  | { readonly type: 'patrolkit:ready' }
  | { readonly type: 'patrolkit:token-needed'; readonly reason: string }
  | { readonly type: 'patrolkit:event'; readonly event: unknown }
  | { readonly type: 'patrolkit:state'; readonly state: string; readonly problem?: string };

/** A message as the browser gives it. */
export interface Heard {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

const languages = ['hr', 'en', 'slo', 'ser', 'ro', 'nmk'];
const themes = ['dark', 'light', 'night', 'system'];
const longestToken = 4096;

/** What a message says when it comes from the frame around, from a site of the list, and is one of the protocol; else null. */
export function understood(heard: Heard, parent: unknown, partners: readonly string[]): FromPartner | null {
  if (heard.source !== parent || !partners.includes(heard.origin)) return null;
  const { data } = heard;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const own = (name: string): unknown => (Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined);
  if (own('type') === 'patrolkit:token') {
    const token = own('token');
    /* What cannot be a header is no token. */
    const isToken = typeof token === 'string' && token.length <= longestToken && /^[\x21-\x7e]+$/.test(token);
    return isToken ? { type: 'patrolkit:token', token } : null;
  }
  if (own('type') !== 'patrolkit:settings') return null;
  const [language, theme] = [oneOf(languages, own('language')), oneOf(themes, own('theme'))];
  return { type: 'patrolkit:settings', ...(language && { language }), ...(theme && { theme }) };
}

function oneOf(known: readonly string[], said: unknown): string | undefined {
  return known.find((one) => one === said);
}
