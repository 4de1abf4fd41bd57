// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
// biome-ignore-all lint/a11y/useSemanticElements: the frame of an image is no set of fields
import './event-images.css.ts';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { DockedDialog } from '../controls/docked-dialog.tsx';
import { usePatrol } from '../provider/index.ts';
import { LoadingRows } from '../state-view/loading-rows.tsx';
import { StateView } from '../state-view/state-view.tsx';
import type { EventImagesProps } from './event-images.types.ts';
import { ImageFacts } from './image-facts.tsx';
import { ImageToolbar } from './image-toolbar.tsx';
import { ImageView } from './image-view.tsx';
import { jpegSource } from './jpeg.rules.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useEventImages } from './use-event-images.ts';
import { type Zoom, zoomed } from './zoom.rules.ts';

/**
 * The images of an event with its facts, fetched when it opens. A dialog that is not modal: the alarm strip stays in
 * reach. Arrow keys turn the images over; + and − zoom, 0 shows the whole image.
 *
 * Public classes: `pk-EventImages`, `pk-EventImages-image`, `pk-EventImages-facts`.
 * @selector `[data-problem]` empty, notJpeg, huge, broken; on what stands in an image's place
 * @public
 */
export function EventImages(props: EventImagesProps): ReactElement {
  const { event, onClose, className } = props;
  const { text } = usePatrol();
  const model = useEventImages({ ...props, eventId: event.eventId });
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [fitted, setFitted] = useState(1);
  const [isEnlarged, setEnlarged] = useState(false);
  const { status, image, images, index } = model;
  const id = String(event.eventId);

  const changeZoom = (change: 'in' | 'out' | Zoom): void =>
    setZoom(change === 'in' || change === 'out' ? zoomed(zoom, change, fitted) : change);
  const turn = (next: () => void): void => {
    setZoom('fit');
    next();
  };
  const onKeyDown = (pressed: KeyboardEvent): void => {
    /* While the image is larger than its frame the arrows move it. */
    if (pressed.key === 'ArrowLeft' && zoom === 'fit') turn(() => model.move(-1));
    else if (pressed.key === 'ArrowRight' && zoom === 'fit') turn(() => model.move(1));
    else if (pressed.key === '+') changeZoom('in');
    else if (pressed.key === '-') changeZoom('out');
    else if (pressed.key === '0') changeZoom('fit');
    else return;
    pressed.preventDefault();
  };
  const download = (): void => {
    if (!image) return;
    const link = document.createElement('a');
    link.href = jpegSource(image.jpegBase64);
    link.download = `event-${id}-${index + 1}.jpg`;
    link.click();
  };
  const turning = {
    ...model,
    move: (by: 1 | -1) => turn(() => model.move(by)),
    show: (at: number) => turn(() => model.show(at)),
  };
  return (
    <DockedDialog
      className={['pk-EventImages', isEnlarged && 'pk-EventImages-enlarged', className].filter(Boolean).join(' ')}
      icon="image"
      onClose={onClose}
      ref={props.ref}
      subtitle={text('eventImages.subtitle', { id, source: event.source })}
      title={text('eventImages.title')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of everything inside */}
      <div className="pk-EventImages-content" onKeyDown={onKeyDown}>
        <div
          aria-label={image ? text('eventImages.view', { index: index + 1, id }) : text('eventImages.title')}
          className="pk-EventImages-frame"
          data-autofocus=""
          data-status={status}
          role="group"
          tabIndex={0}
        >
          {status === 'loading' && <LoadingRows label={text('eventImages.loading')} />}
          {status === 'error' && (
            <StateView detail={model.errorText ?? undefined} icon="warn" kind="error" title={text('eventImages.error')}>
              <Button onPress={model.retry}>{text('dialog.tryAgain')}</Button>
            </StateView>
          )}
          {status === 'ready' && !image && <StateView icon="image" title={text('eventImages.noImageAttached')} />}
          {image && (
            <ImageView
              jpegBase64={image.jpegBase64}
              key={index}
              label={text('eventImages.view', { index: index + 1, id })}
              onFitted={setFitted}
              zoom={zoom}
            />
          )}
        </div>
        {image && (
          <ImageToolbar
            isEnlarged={isEnlarged}
            model={turning}
            onDownload={download}
            onEnlarge={() => setEnlarged(!isEnlarged)}
            onZoom={changeZoom}
            zoom={zoom}
          />
        )}
        {images.length > 1 && <Thumbnails model={turning} />}
        <ImageFacts event={event} takenAt={image?.takenAt ?? null} />
      </div>
    </DockedDialog>
  );
}
