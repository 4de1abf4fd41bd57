import { type ReactElement, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { MenuButton, type MenuEntry } from '../controls/menu-button.tsx';
import { ModalDialog } from '../controls/modal-dialog.tsx';
import { TextField } from '../controls/text-field.tsx';
import { usePatrol } from '../provider/index.ts';
import type { EventSearchProps, SavedSearch } from './event-search.types.ts';
import { toQuery, toSavedSearch } from './filters.rules.ts';
import type { EventSearchModel } from './use-event-search.ts';

/** Props of {@link SavedSearches}. @public */
export interface SavedSearchesProps
  extends Pick<EventSearchProps, 'savedSearches' | 'onSaveSearch' | 'onDeleteSearch'> {
  /** What `useEventSearch` gives. */
  model: EventSearchModel;
}

const [saveId, removeId] = ['save', 'remove'];
const nameLimit = 60;

/** Searches that are kept: to be used again, made and forgotten. Null where there are none and none can be kept. @public */
export function SavedSearches(props: SavedSearchesProps): ReactElement | null {
  const { model, savedSearches = [], onSaveSearch, onDeleteSearch } = props;
  const { text } = usePatrol();
  const [used, setUsed] = useState<string | null>(null);
  const [name, setName] = useState<string | null>(null);
  if (savedSearches.length === 0 && !onSaveSearch) return null;
  const query = toQuery(model.filters);
  const current: SavedSearch | undefined = savedSearches.find((search) => search.name === used);
  const items: MenuEntry[] = savedSearches.map((search, at) => ({ id: String(at), label: search.name }));
  if (onSaveSearch) {
    items.push({ id: saveId, label: text('eventSearch.saved.save'), icon: 'plus', isDisabled: query === null });
  }
  if (onDeleteSearch && current) {
    const label = text('eventSearch.saved.remove', { name: current.name });
    items.push({ id: removeId, label, icon: 'trash', isDanger: true });
  }
  const act = (id: string): void => {
    const search = savedSearches[Number(id)];
    if (id === saveId) setName(used ?? '');
    else if (id === removeId && current) onDeleteSearch?.(current);
    else if (search) {
      setUsed(search.name);
      model.apply(search);
    }
  };
  const save = (): void => {
    const written = (name ?? '').trim();
    if (written === '' || query === null) return;
    onSaveSearch?.(toSavedSearch(written, query));
    setUsed(written);
    setName(null);
  };
  return (
    <>
      <MenuButton icon="list" items={items} label={text('eventSearch.saved')} onAction={act} variant="quiet" />
      <ModalDialog
        foot={
          <>
            <Button onPress={() => setName(null)} size="lg">
              {text('dialog.cancel')}
            </Button>
            <Button isDisabled={(name ?? '').trim() === ''} onPress={save} size="lg" variant="primary">
              {text('eventSearch.saved.confirm')}
            </Button>
          </>
        }
        isOpen={name !== null}
        onClose={() => setName(null)}
        title={text('eventSearch.saved.save')}
      >
        <TextField
          autoFocus
          description={text('eventSearch.saved.hint')}
          label={text('eventSearch.saved.name')}
          maxLength={nameLimit}
          onChange={setName}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
          }}
          value={name ?? ''}
        />
      </ModalDialog>
    </>
  );
}
