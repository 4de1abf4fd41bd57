import { inspectJpeg } from '@patrolkit/react-components/event-images';
import type { EventImage } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo, useState } from 'react';
import { useText } from '../../services/texts.ts';
import * as css from './incident-panel.css.ts';

/** One picture of an event; one that cannot be drawn is said, not left as a hole. */
export function IncidentImage({ image, caption }: { image: EventImage; caption: string }): ReactElement {
  const text = useText();
  const { jpegBase64 } = image;
  const [hasFailed, setFailed] = useState(false);
  const problem = useMemo(() => inspectJpeg(jpegBase64).problem, [jpegBase64]);
  if (problem !== null || hasFailed) {
    return <p className={css.broken}>{text('console.incident.broken', { image: caption })}</p>;
  }
  return (
    <img
      alt={caption}
      className={css.image}
      decoding="async"
      loading="lazy"
      onError={() => setFailed(true)}
      src={`data:image/jpeg;base64,${jpegBase64}`}
    />
  );
}
