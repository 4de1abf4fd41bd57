import { Button, ComboField, useToasts } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { saveFile } from '@patrolkit/react-components/table-export';
import { type ReactElement, useState } from 'react';
import { useAlerts } from '../../errors/alerts.tsx';
import { useText } from '../../services/texts.ts';
import { useSession } from '../../services/use-session.ts';
import { EraseDialog } from './erase-dialog.tsx';
import * as css from './records.css.ts';

/** What is stored about one person: as a file, or removed for ever (C13). */
export function PersonPanel({ canErase }: { canErase: boolean }): ReactElement {
  const text = useText();
  const { client, directory } = useLive();
  const alerts = useAlerts();
  const toasts = useToasts();
  const session = useSession();
  const [userId, setUserId] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const person = userId === null ? undefined : directory.users.get(userId);

  const run = async (doing: string, work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      alerts.tell(error, { doing });
    } finally {
      setBusy(false);
    }
  };
  const handOver = (id: number, name: string): Promise<void> =>
    run(text('console.privacy.collecting', { name }), async () => {
      const data = await client.user.getPersonalData(id);
      const json = JSON.stringify(data, null, 2);
      saveFile(new File([json], `personal_data_${id}.json`, { type: 'application/json' }));
    });
  const erase = (id: number, name: string): Promise<void> =>
    run(text('console.privacy.erasing', { name }), async () => {
      const { positions, images, events, notifications } = await client.user.erase(id);
      toasts.show({ text: text('console.privacy.erased', { name, positions, images, texts: events + notifications }) });
      setUserId(null);
    });

  return (
    <section aria-label={text('console.privacy.person')} className={css.panel}>
      <header className={css.panelHead}>
        <h2 className={css.panelTitle}>{text('console.privacy.person')}</h2>
      </header>
      <div className={css.panelBody}>
        <div className={css.person}>
          <ComboField
            isClearable
            label={text('console.privacy.choose')}
            onChange={setUserId}
            options={[...directory.users.values()].map(({ userId: id, name }) => ({ id, label: name }))}
            value={userId}
          />
          <p className={css.words}>{text('console.privacy.fileHelp')}</p>
          <div className={css.actions}>
            <Button
              isDisabled={!person || isBusy || !canErase}
              onPress={() => person && void handOver(person.userId, person.name)}
            >
              <Icon name="export" />
              {text('console.privacy.file')}
            </Button>
          </div>
          <p className={css.words}>{text('console.privacy.eraseHelp')}</p>
          <div className={css.actions}>
            <Button
              isDisabled={!person || isBusy || !canErase || person.userId === session?.userId}
              onPress={() => setAsked(true)}
              variant="danger"
            >
              <Icon name="trash" />
              {text('console.privacy.erase')}
            </Button>
          </div>
          {!canErase && <p className={css.words}>{text('console.privacy.mayNot')}</p>}
          {person && person.userId === session?.userId && (
            <p className={css.words}>{text('console.privacy.notSelf')}</p>
          )}
        </div>
      </div>
      {person && isAsked && (
        <EraseDialog
          name={person.name}
          onAnswer={(isConfirmed) => {
            setAsked(false);
            if (isConfirmed) void erase(person.userId, person.name);
          }}
        />
      )}
    </section>
  );
}
