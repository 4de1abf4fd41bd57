import { setFileScope } from '@vanilla-extract/css/fileScope';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import { PatrolProvider } from '../provider/index.ts';

/* Style sheets are compiled away in a build; here their names may be anything. */
setFileScope('guard-map.css.ts', '@patrolkit/react-components');

test('a server without a window imports the map and renders its frame', async () => {
  expect(typeof window).toBe('undefined');
  const { GuardMap } = await import('./index.ts');
  const html = renderToString(
    createElement(PatrolProvider, { language: 'en', messages: en }, createElement(GuardMap, { positions: [] })),
  );
  expect(html).toBe('<section aria-label="Map" class="pk-GuardMap"></section>');
});
