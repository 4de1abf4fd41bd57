import '@patrolkit/react-components/themes';
import './embed.css';
import '@patrolkit/elements';
import { showAlone } from './alone.ts';
import { partnersOf, readOrigins } from './origins.rules.ts';
import { showView } from './show-view.ts';
import { viewOf } from './view.rules.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

/* Not every browser tells who is above, but each tells where the page was asked for. */
function originAbove(): string | null {
  const told = location.ancestorOrigins?.[0] ?? document.referrer;
  return URL.canParse(told) ? new URL(told).origin : null;
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="patrolkit-origins"]');
const isFramed = window.parent !== window;
const partners = partnersOf(readOrigins(meta?.content), { isFramed, above: isFramed ? originAbove() : null });
const view = viewOf(location.pathname);

if (view && partners.length > 0) showView(root, view, partners);
else showAlone(root, navigator.language);
