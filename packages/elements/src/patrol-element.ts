import type { AdoptStyles } from './adopt-styles.ts';
import type { GetToken, PatrolElement } from './elements.types.ts';
import type { Line } from './line.ts';
import type { Lines } from './lines.ts';
import type { Member, View } from './member.ts';
import { readLanguage, readTheme, readTiles } from './settings.rules.ts';

/** Makes the class of one element; the elements of a page find their shared connection in `lines`. @internal */
export function createPatrolElement(view: View, lines: Lines, adoptStyles: AdoptStyles): new () => PatrolElement {
  let made = 0;
  return class extends HTMLElement {
    static readonly observedAttributes = ['base-url', 'language', 'theme', 'density', 'tile-url', 'tile-attribution'];
    #getToken: GetToken | null = null;
    #line: Line | null = null;
    #member: Member | null = null;

    get getToken(): GetToken | null {
      return this.#getToken;
    }
    set getToken(getToken: GetToken | null) {
      this.#getToken = getToken;
      this.#follow();
    }
    get baseUrl(): string | null {
      return this.getAttribute('base-url');
    }
    set baseUrl(baseUrl: string | null) {
      if (baseUrl === null) this.removeAttribute('base-url');
      else this.setAttribute('base-url', baseUrl);
    }
    get language(): PatrolElement['language'] {
      return readLanguage(this.getAttribute('language'));
    }
    set language(language: PatrolElement['language']) {
      this.setAttribute('language', language);
    }
    get theme(): PatrolElement['theme'] {
      return readTheme(this.getAttribute('theme'));
    }
    set theme(theme: PatrolElement['theme']) {
      this.setAttribute('theme', theme);
    }

    connectedCallback(): void {
      this.#takeEarlyProperties();
      adoptStyles(document);
      adoptStyles(this.getRootNode());
      this.#follow();
    }
    disconnectedCallback(): void {
      /* A move takes the element out and puts it in again within one task: whoever is back by then has not left. */
      queueMicrotask(() => {
        if (!this.isConnected) this.#leave();
      });
    }
    attributeChangedCallback(name: string): void {
      if (name === 'base-url') this.#follow();
      else this.#line?.update(this.#settled());
    }

    /* A framework may set properties before the script has come: they would hide the accessors for ever. */
    #takeEarlyProperties(): void {
      for (const name of ['getToken', 'baseUrl', 'language', 'theme'] as const) {
        if (!Object.hasOwn(this, name)) continue;
        const early = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
    }

    #settled(): Member {
      if (!this.#member) {
        const box = document.createElement('div');
        box.className = 'pk-Embed-box';
        this.append(box);
        this.#member = { key: `${view} ${++made}`, view, element: this, box, ...this.#settings() };
      }
      this.#member = { ...this.#member, ...this.#settings() };
      return this.#member;
    }
    #settings(): Pick<Member, 'language' | 'theme' | 'density' | 'tiles'> {
      return {
        language: this.language,
        theme: this.theme,
        density: this.getAttribute('density') === 'comfortable' ? 'comfortable' : 'compact',
        tiles: readTiles(this.getAttribute('tile-url'), this.getAttribute('tile-attribution')),
      };
    }

    #follow(): void {
      if (!this.isConnected) return;
      const line = lines.of(this.baseUrl, this.#getToken);
      if (line === this.#line) return;
      this.#line?.leave(this.#settled().key);
      this.#line = line;
      line.join(this.#settled());
    }
    #leave(): void {
      const member = this.#member;
      if (!member) return;
      this.#line?.leave(member.key);
      this.#line = null;
      this.#member = null;
      member.box.remove();
    }
  };
}
