import type { ReactElement } from 'react';
import type { TextRange } from './match-range.rules.ts';

/** A name with what was found in it marked. @internal */
export function MatchedText({ text, range }: { text: string; range: TextRange | null }): ReactElement {
  if (!range) return <>{text}</>;
  return (
    <>
      {text.slice(0, range.from)}
      <mark className="pk-RRuleViewer-match">{text.slice(range.from, range.to)}</mark>
      {text.slice(range.to)}
    </>
  );
}
