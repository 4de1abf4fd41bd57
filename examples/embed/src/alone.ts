import en from './messages/en.json';
import hr from './messages/hr.json';
import nmk from './messages/nmk.json';
import ro from './messages/ro.json';
import ser from './messages/ser.json';
import slo from './messages/slo.json';

const texts: Readonly<Record<string, typeof en>> = { en, hr, sl: slo, sr: ser, ro, mk: nmk };

/** What stands here for somebody who opens the page by itself, or in a frame of a site that is not on the list. */
export function showAlone(root: HTMLElement, locale: string): void {
  const code = new Intl.Locale(locale).language;
  const text = texts[code] ?? en;
  document.documentElement.lang = text === en ? 'en' : locale;
  const main = document.createElement('main');
  main.className = 'embed-alone';
  const title = document.createElement('h1');
  title.textContent = text['embed.aloneTitle'];
  const detail = document.createElement('p');
  detail.textContent = text['embed.aloneDetail'];
  main.append(title, detail);
  root.replaceChildren(main);
}
