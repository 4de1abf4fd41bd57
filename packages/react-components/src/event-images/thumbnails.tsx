import { memo, type ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { inspectJpeg, jpegSource } from './jpeg.rules.ts';
import type { EventImagesModel } from './use-event-images.ts';

const Thumbnail = memo(function Thumbnail({ jpegBase64 }: { jpegBase64: string }): ReactElement {
  if (inspectJpeg(jpegBase64).problem !== null) return <Icon name="image" />;
  return <img alt="" className="pk-EventImages-thumbnailImage" decoding="async" src={jpegSource(jpegBase64)} />;
});

/** All images of the event, small, to jump to one. @internal */
export function Thumbnails({ model }: { model: EventImagesModel }): ReactElement {
  const { text } = usePatrol();
  return (
    <ul aria-label={text('eventImages.all')} className="pk-EventImages-thumbnails">
      {model.images.map((image, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: images have no other name, and their order stays
        <li key={at}>
          <button
            aria-current={at === model.index ? 'true' : undefined}
            aria-label={text('eventImages.show', { index: at + 1 })}
            className="pk-EventImages-thumbnail"
            onClick={() => model.show(at)}
            type="button"
          >
            <Thumbnail jpegBase64={image.jpegBase64} />
          </button>
        </li>
      ))}
    </ul>
  );
}
