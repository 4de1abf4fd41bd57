import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layer } from '../theme/layer.css.ts';

type Rule = Omit<StyleRule, 'selectors' | '@layer'>;

/** Styles a public class name inside PatrolKit's cascade layer, so that any rule of a host wins. @internal */
export function layered(selector: string, rule: Rule): void {
  /* globalStyle's own type names only what a selector may hold; `selectors` is the part that is left out above. */
  globalStyle(selector, { '@layer': { [layer]: rule } } as Parameters<typeof globalStyle>[1]);
}

/** Styles a public class name while its container is narrower than a width. @internal */
export function layeredBelow(width: string, selector: string, rule: Rule): void {
  layered(selector, { '@container': { [`(max-width: calc(${width} - 0.02px))`]: rule } });
}
