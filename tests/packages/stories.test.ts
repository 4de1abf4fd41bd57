import { expect, test } from 'vitest';
import { componentEntries, componentSources } from './component-sources.ts';
import { exportedComponents, shownComponents } from './stories.ts';

test('every component that a partner can import is shown in a story', () => {
  const stories = componentSources(/\.stories\.tsx$/);
  const shown = new Set(stories.flatMap(({ path, text }) => shownComponents(path, text)));
  const exported = componentEntries().flatMap(({ path, text }) => exportedComponents(path, text));
  expect(exported.length).toBeGreaterThan(60);
  expect(exported.filter((name) => !shown.has(name))).toEqual([]);
});

test('what is exported and what is shown are told apart from types, functions and mere imports', () => {
  const entry = "export { Card, type CardProps, cardSize } from './card.tsx';\nexport type { Deck } from './deck.tsx';";
  expect(exportedComponents('index.ts', entry)).toEqual(['Card']);
  const story =
    "import { Card, Foot, Head } from './index.ts';\nconst meta = { component: Card, subcomponents: { Foot } };";
  expect(shownComponents('card.stories.tsx', story)).toEqual(['Card', 'Foot']);
  expect(shownComponents('card.stories.tsx', 'export const One = { render: () => <Head>x</Head> };')).toEqual(['Head']);
});
