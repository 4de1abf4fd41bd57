import { meetPartner } from './partner.ts';
import type { FromPartner } from './protocol.rules.ts';
import type { ViewElement } from './view.rules.ts';

/** Shows events or map, with the tokens of the page around, and tells it what happens. */
export function showView(root: HTMLElement, view: ViewElement, partners: readonly string[]): void {
  const element = document.createElement(view);
  element.className = 'embed-view';
  const settle = ({ language, theme }: FromPartner & { type: 'patrolkit:settings' }): void => {
    if (language) element.setAttribute('language', language);
    if (theme) element.setAttribute('theme', theme);
  };
  const partner = meetPartner(partners, settle);
  element.baseUrl = '';
  element.getToken = partner.token;
  element.addEventListener('patrol-activate', ({ detail }) => partner.tell({ type: 'patrolkit:event', event: detail }));
  element.addEventListener('patrol-link', ({ detail }) =>
    partner.tell({ type: 'patrolkit:state', state: detail.state }),
  );
  element.addEventListener('patrol-error', ({ detail }) => {
    if (detail.kind !== 'action') partner.tell({ type: 'patrolkit:state', state: 'off', problem: detail.kind });
  });
  root.replaceChildren(element);
}
