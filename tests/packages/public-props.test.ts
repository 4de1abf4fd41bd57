import { expect, test } from 'vitest';
import { componentSources } from './component-sources.ts';
import { undocumentedProps } from './public-props.ts';

test('every public prop and option of a component says what it is', () => {
  const sources = componentSources(/^(?!.*(?:\.test|\.stories|-testing)\.tsx?$).*\.tsx?$/);
  const withProps = sources.filter(({ text }) => /interface \w+(?:Props|Options)\b/.test(text));
  expect(withProps.length).toBeGreaterThan(30);
  expect(withProps.flatMap(({ path, text }) => undocumentedProps(path, text))).toEqual([]);
});

test('a public prop that says nothing is found, an internal one is passed over', () => {
  const text = (tag: string): string =>
    `/** Props. @${tag} */\nexport interface CardProps {\n  /** What it is called. */\n  title: string;\n  onClose(): void;\n}`;
  expect(undocumentedProps('card.ts', text('public'))).toEqual(['CardProps.onClose']);
  expect(undocumentedProps('card.ts', text('internal'))).toEqual([]);
});
