import { invalid } from '../../http/problem.ts';

/* Plain http is for who tries it on his own machine. */
const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

/** Sites as their browsers call themselves, each once. Throws 400 for what is no https origin. */
export function givenOrigins(texts: readonly string[]): string[] {
  const origins = texts.map((text) => {
    const url = URL.parse(text.trim());
    const isBare = url && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
    if (!isBare || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url)))) {
      throw invalid('origins', 'format', `'${text}' is not a site such as https://portal.example`);
    }
    return url.origin;
  });
  return [...new Set(origins)];
}
