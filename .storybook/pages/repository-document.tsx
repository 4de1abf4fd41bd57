import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement, ReactNode } from 'react';
import { sectionsOf } from './sections-of.ts';

/** Documents that are a page here. */
const pages: Readonly<Record<string, string>> = {
  'docs/embedding.md': 'getting-started',
  'docs/theming.md': 'theming',
  'docs/sdk/README.md': 'the-live-feed',
  'docs/sizes.md': 'sizes',
  'docs/quality.md': 'accessibility',
};

export interface RepositoryDocumentProps {
  /** Where it lies in the repository, for its links. */
  path: string;
  /** What it says, imported with `?raw`. */
  text: string;
  /** Headings of the parts to show. @default all of it */
  sections?: readonly string[] | undefined;
}

/** A document of the repository, as it is: nothing is written twice. */
export function RepositoryDocument({ path, text, sections }: RepositoryDocumentProps): ReactElement {
  const Link = ({ href = '', children }: { href?: string; children?: ReactNode }): ReactElement => {
    if (href.startsWith('#'))
      return (
        <AnchorMdx href={href} target="_self">
          {children}
        </AnchorMdx>
      );
    if (/^https?:/.test(href))
      return (
        <AnchorMdx href={href} target="_blank">
          {children}
        </AnchorMdx>
      );
    const target = new URL(href, `https://repository/${path}`).pathname.slice(1);
    const page = pages[target];
    if (page)
      return (
        <AnchorMdx href={`?path=/docs/guide-${page}--docs`} target="_self">
          {children}
        </AnchorMdx>
      );
    return <cite title={`${target} in the repository`}>{children}</cite>;
  };
  /* Overrides replace those the block has by itself, so that its own stand here again. */
  const overrides = { ...HeadersMdx, code: CodeOrSourceMdx, a: Link };
  return <Markdown options={{ forceBlock: true, overrides }}>{sections ? sectionsOf(text, sections) : text}</Markdown>;
}
