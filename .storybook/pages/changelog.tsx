import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

const released = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const waiting = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

/** A changeset begins with the packages and how much they change. */
function withHead(text: string): string {
  const [, head = '', words = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const packages = [...head.matchAll(/"([^"]+)": (\w+)/g)].map(([, name, kind]) => `**${name}** (${kind})`);
  return `- ${packages.join(', ')}: ${words.trim()}`;
}

/** What changed: released versions, and what waits for the next one. */
export function Changelog(): ReactElement {
  const next = Object.values(waiting).map(withHead);
  return (
    <>
      {next.length > 0 && <Markdown>{`## In the next version\n\n${next.join('\n')}`}</Markdown>}
      {Object.entries(released).map(([path, text]) => (
        <Markdown key={path}>{text}</Markdown>
      ))}
    </>
  );
}
