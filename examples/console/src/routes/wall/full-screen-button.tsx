import { Icon } from '@patrolkit/react-components/icon';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import { useText } from '../../services/texts.ts';
import * as css from './wall-page.css.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Gives the page the whole screen, and back; nothing where the browser has no such thing. */
export function FullScreenButton(): ReactElement | null {
  const text = useText();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = (): void => {
    const done = isFull
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    done.catch(() => {}); // the browser may refuse; the page stays as it is
  };
  return (
    <Button
      aria-label={text(isFull ? 'console.wall.leaveFull' : 'console.wall.full')}
      aria-pressed={isFull}
      className={css.button}
      onPress={toggle}
    >
      <Icon name="full" size={20} />
    </Button>
  );
}
