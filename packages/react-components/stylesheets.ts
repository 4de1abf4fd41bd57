/** Where the block that opens at `from` ends: behind its closing brace. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('A block of the stylesheet does not end.');
}

/** What stands alone on a host's page or over it. */
const roots = [
  'AlarmStrip',
  'CommentThread',
  'DataGrid',
  'EventDetails',
  'EventGrid',
  'EventImages',
  'EventSearch',
  'GuardMap',
  'GuardReplay',
  'LocationPicker',
  'MessageDialog',
  'Overlay',
  'Popover',
  'RRuleViewer',
  'RoutesGrid',
  'SchedulerCalendar',
  'TaskForm',
  'Toasts',
  'WorkersGrid',
].map((name) => `.pk-${name}`);

/* What would be inherited from a host's page and is no matter of taste. */
const own =
  'font-style:normal;letter-spacing:normal;text-align:start;text-indent:0;text-transform:none;white-space:normal;word-spacing:normal';

/* Drawings keep what their attributes say, which counts as a style. */
const plain = ':where(:not(svg,svg *,canvas,img))';
/* Every element of ours is as the browser has it, before our own rules: a host's rules for elements are weaker. */
const base = `[class^="pk-"]${plain},[class*=" pk-"]${plain},[class^="pk-"] ${plain}{all:revert}${roots}{${own}}`;

/** A sheet with the order of the layers within ours, which holds whichever sheet a host loads first. */
export function withOrder(css: string): string {
  return `@layer patrolkit.base,patrolkit.leaflet;${css}`;
}

/** A sheet with what all rest on, in the weakest layer. */
export function withBase(css: string): string {
  return withOrder(`@layer patrolkit.base{${base}}${css}`);
}

/**
 * The stylesheet without cascade layers, for hosts whose own rules lie in none: there every rule of theirs, also one for
 * all buttons, would win over a layer. A layer within the layer is weaker than what is around it, so that it comes first.
 */
export function withoutLayers(css: string): string {
  const weaker: string[] = [];
  let rest = '';
  let at = 0;
  for (const found of css.matchAll(/@layer ([\w., ]+)([;{])/g)) {
    if (found.index < at) continue;
    rest += css.slice(at, found.index);
    at = found.index + found[0].length;
    if (found[2] === ';') continue;
    const end = endOfBlock(css, found.index);
    const inside = css.slice(at, end - 1);
    if (found[1]?.includes('.')) weaker.push(inside);
    else rest += inside;
    at = end;
  }
  return base + weaker.join('') + rest + css.slice(at);
}
