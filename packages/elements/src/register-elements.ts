import { createStyles } from './adopt-styles.ts';
import { createLines } from './lines.ts';
import { createPatrolElement } from './patrol-element.ts';

/** Makes both elements known to the page; does nothing where they are known already, or where there is no page. @internal */
export function registerElements(): void {
  if (typeof customElements === 'undefined') return;
  const [lines, adoptStyles] = [createLines(), createStyles()];
  for (const [name, view] of [
    ['patrol-event-grid', 'grid'],
    ['patrol-guard-map', 'map'],
  ] as const) {
    if (!customElements.get(name)) customElements.define(name, createPatrolElement(view, lines, adoptStyles));
  }
}
