import { type ReactElement, useMemo, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { NoticeLine } from '../state-view/notice-line.tsx';
import { inspectJpeg, jpegSource } from './jpeg.rules.ts';
import type { Zoom } from './zoom.rules.ts';

/** Props of {@link ImageView}. @public */
export interface ImageViewProps {
  /** Base64 of a JPEG, without a prefix. */
  jpegBase64: string;
  /** What a reader is told of it. */
  label: string;
  /** How large the image is: `fit`, or a factor of its own size. */
  zoom: Zoom;
  /** Told the width it is drawn with, when it was drawn: screen pixels for one of its own. */
  onFitted: (fitted: number) => void;
}

/** One image, or what keeps it from being shown. @public */
export function ImageView({ jpegBase64, label, zoom, onFitted }: ImageViewProps): ReactElement {
  const { text } = usePatrol();
  const [broken, setBroken] = useState<string | null>(null);
  const [width, setWidth] = useState<number | null>(null);
  const facts = useMemo(() => inspectJpeg(jpegBase64), [jpegBase64]);
  const problem = facts.problem ?? (broken === jpegBase64 ? 'broken' : null);
  if (problem !== null) {
    return (
      <div className="pk-EventImages-problem" data-problem={problem} role="status">
        <Icon name="image" size={32} />
        <p className="pk-EventImages-problemTitle">{text('eventImages.cannotShow')}</p>
        <p>{text(`eventImages.problem.${problem}`, { width: facts.width, height: facts.height })}</p>
      </div>
    );
  }
  return (
    <>
      <img
        alt={label}
        className="pk-EventImages-image"
        data-zoom={zoom === 'fit' ? 'fit' : 'free'}
        onError={() => setBroken(jpegBase64)}
        onLoad={({ currentTarget: image }) => {
          setWidth(image.naturalWidth);
          onFitted(image.clientWidth / Math.max(1, image.naturalWidth));
        }}
        src={jpegSource(jpegBase64)}
        style={zoom === 'fit' || width === null ? undefined : { width: width * zoom }}
      />
      {!facts.isComplete && (
        <div className="pk-EventImages-cut">
          <NoticeLine kind="stale" text={text('eventImages.cut')} />
        </div>
      )}
    </>
  );
}
