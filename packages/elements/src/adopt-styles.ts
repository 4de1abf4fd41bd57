import parts from '@patrolkit/react-components/styles.unlayered.css?inline';
import own from './elements.css?inline';

/** Puts the styles into a document or a shadow root, once each. @internal */
export type AdoptStyles = (root: Node) => void;

/**
 * Makes the one sheet of a page. Constructed sheets need no `unsafe-inline` of a host's policy. It lies in no layer: a
 * page that includes one script has not put its own rules for elements into layers, and those would win over ours.
 * @internal
 */
export function createStyles(): AdoptStyles {
  let sheet: CSSStyleSheet | null = null;
  return (root) => {
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(parts + own);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
}
