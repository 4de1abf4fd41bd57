import { Button, useToasts } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { makeCodeLabels, saveFile } from '@patrolkit/react-components/table-export';
import type { Checkpoint } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { useText } from '../../services/texts.ts';

/** Props of {@link LabelButton}. */
export interface LabelButtonProps {
  rows: readonly Pick<Checkpoint, 'name' | 'tag' | 'locationId'>[];
}

/** A sheet of labels for the listed tags: a phone reads the code of the chip from each. */
export function LabelButton({ rows }: LabelButtonProps): ReactElement {
  const text = useText();
  const { client, directory } = useLive();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const { encode } = await import('uqr');
      const labels = rows.map(({ name, tag, locationId }) => ({
        code: encode(tag, { ecc: 'M', border: 2 }).data,
        name,
        notes: [directory.locations.get(locationId)?.name ?? '', tag],
      }));
      saveFile(await makeCodeLabels({ name: 'location_tag_labels', labels }));
    } catch (error) {
      client.logger.warn('The labels could not be written', { reason: String(error) });
      toasts.show({ text: text('console.tags.labelsFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button isDisabled={isBusy || rows.length === 0} onPress={() => void make()}>
      <Icon name="print" />
      {text('console.tags.labels')}
    </Button>
  );
}
