import { type ReactElement, useMemo } from 'react';
import { type KnownPlace, LocationPicker, type LocationPickerProps } from '../guard-map/index.ts';
import { MessageDialog, type MessageDialogProps, savedTemplates } from '../message-dialog/index.ts';
import { usePatrol } from '../provider/index.ts';
import { readTemplates } from './kept.rules.ts';
import { useLive } from './live-context.ts';
import { useMessageModel } from './live-message-provider.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useLiveSnapshot } from './use-live-snapshot.ts';

/** Props of {@link LiveMessageDialog}: the ground of its map, and what of `MessageDialog` is not connected. @public */
export interface LiveMessageDialogProps
  extends Pick<MessageDialogProps, 'noteOf' | 'className' | 'ref'>,
    Omit<LocationPickerProps, 'value' | 'onApply' | 'places' | 'className' | 'ref'> {}

/**
 * The message dialog on the live feed, with a map to pick the place on. Opened by `useLiveMessage` or a picked place;
 * nothing is drawn while it is closed. Templates are kept on this machine.
 * @public
 */
export function LiveMessageDialog({ noteOf, className, ref, ...ground }: LiveMessageDialogProps): ReactElement {
  const { feed, directory } = useLive();
  const { intl } = usePatrol();
  const model = useMessageModel();
  const { positions, events, openAlarms } = useLiveSnapshot(feed);
  const [templates, keepTemplates] = useArrangement('messageTemplates', readTemplates);
  const users = useMemo(() => [...directory.users.values()], [directory.users]);
  const places = useMemo<KnownPlace[]>(
    () =>
      [...directory.locations.values()].flatMap(({ locationId, name, position }) =>
        position === null ? [] : [{ id: String(locationId), name, position }],
      ),
    [directory.locations],
  );
  return (
    <MessageDialog
      className={className}
      model={model}
      noteOf={noteOf}
      onRemoveTemplate={(removed) => keepTemplates(templates.filter(({ title }) => title !== removed.title))}
      onSaveTemplate={(template) => keepTemplates(savedTemplates(templates, template, intl.locale))}
      positions={positions}
      ref={ref}
      renderPicker={({ position, onApply }) => (
        <LocationPicker {...ground} onApply={onApply} places={places} value={position} />
      )}
      sourceOf={(eventId) =>
        (events.find((event) => event.eventId === eventId) ?? openAlarms.find((event) => event.eventId === eventId))
          ?.source
      }
      templates={templates}
      users={users}
    />
  );
}
