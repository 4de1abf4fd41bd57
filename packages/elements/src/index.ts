import type { PatrolEventGridElement, PatrolGuardMapElement } from './elements.types.ts';
import { registerElements } from './register-elements.ts';

export type {
  ActivatedEvent,
  ElementLanguage,
  ElementProblem,
  ElementTheme,
  GetToken,
  LinkChange,
  PatrolElement,
  PatrolElementEventMap,
  PatrolEventGridElement,
  PatrolGuardMapElement,
  TokenReason,
} from './elements.types.ts';

declare global {
  interface HTMLElementTagNameMap {
    'patrol-event-grid': PatrolEventGridElement;
    'patrol-guard-map': PatrolGuardMapElement;
  }
}

registerElements();
