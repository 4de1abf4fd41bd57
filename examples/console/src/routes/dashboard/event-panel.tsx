import { Button } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { LiveCommentThread, LiveEventGrid, LiveEventImages, useLive } from '@patrolkit/react-components/live';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { late } from '../../layout/late.tsx';
import { useServices } from '../../services/services-context.tsx';
import { useText } from '../../services/texts.ts';
import { useRespond } from '../../services/use-respond.ts';
import { useSession } from '../../services/use-session.ts';
import * as css from './dashboard-page.css.ts';
import { LastRoundButton } from './last-round-button.tsx';

const LiveEventSearch = late(async () => (await import('@patrolkit/react-components/live-search')).LiveEventSearch);

type Opened = { readonly kind: 'comments' | 'images'; readonly event: PatrolEvent } | { readonly kind: 'search' };

/** Props of {@link EventPanel}. */
export interface EventPanelProps {
  isMapShown: boolean;
  onShowMap: () => void;
}

/** The grid of events with what opens from it: comments, images, the search. */
export function EventPanel({ isMapShown, onShowMap }: EventPanelProps): ReactElement {
  const text = useText();
  const { hub } = useServices();
  const { locate } = useLive();
  const respond = useRespond();
  const policies = useSession()?.policies ?? [];
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <LiveEventGrid
        className={css.fill}
        detailsActions={({ guardId }) => guardId !== null && <LastRoundButton guardId={guardId} />}
        onOpenComments={(event) => setOpened({ kind: 'comments', event })}
        onRespond={policies.includes('intervention.send') ? respond : undefined}
        onSearch={policies.includes('event.search') ? () => setOpened({ kind: 'search' }) : undefined}
        onViewImage={(event) => setOpened({ kind: 'images', event })}
        toolbarActions={
          !isMapShown && (
            <Button onPress={onShowMap}>
              <Icon name="pin" />
              {text('console.panel.showMap')}
            </Button>
          )
        }
      />
      {opened?.kind === 'comments' && <LiveCommentThread event={opened.event} hub={hub} onClose={close} />}
      {opened?.kind === 'images' && <LiveEventImages event={opened.event} onClose={close} />}
      {opened?.kind === 'search' && <LiveEventSearch onActivate={({ eventId }) => locate(eventId)} onClose={close} />}
    </>
  );
}
