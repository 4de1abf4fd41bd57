import type { ReactElement } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { usePatrol } from '../provider/index.ts';
import type { RRuleViewerModel } from './use-rrule-viewer.ts';

/** The search over all names, with the number of hits. @internal */
export function RuleSearchField({ model }: { model: RRuleViewerModel }): ReactElement {
  const { query, searched, hitCount, ruleCount } = model;
  const { text } = usePatrol();
  return (
    <search className="pk-RRuleViewer-search">
      <TextField
        autoComplete="off"
        end={
          query !== '' && (
            <>
              {searched !== '' && (
                <span className="pk-RRuleViewer-hits">
                  {text('rruleViewer.hits', { hits: hitCount, count: ruleCount })}
                </span>
              )}
              <IconButton icon="close" label={text('rruleViewer.clearSearch')} onPress={model.clearQuery} />
            </>
          )
        }
        icon="search"
        label={text('rruleViewer.search')}
        onChange={model.setQuery}
        onKeyDown={(event) => {
          if (event.key === 'Enter') model.searchNow();
          else if (event.key === 'Escape' && query !== '') model.clearQuery();
          else return;
          event.stopPropagation();
          event.preventDefault();
        }}
        placeholder={text('rruleViewer.searchPlaceholder')}
        value={query}
      />
    </search>
  );
}
