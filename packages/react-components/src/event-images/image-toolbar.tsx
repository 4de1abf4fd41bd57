import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { usePatrol } from '../provider/index.ts';
import type { EventImagesModel } from './use-event-images.ts';
import type { Zoom } from './zoom.rules.ts';

/** Props of {@link ImageToolbar}. @internal */
export interface ImageToolbarProps {
  model: EventImagesModel;
  zoom: Zoom;
  isEnlarged: boolean;
  onZoom: (change: 'in' | 'out' | Zoom) => void;
  onEnlarge: () => void;
  onDownload: () => void;
}

/** Which image, how large, and a copy of it. @internal */
export function ImageToolbar(props: ImageToolbarProps): ReactElement {
  const { model, zoom, isEnlarged, onZoom } = props;
  const { text } = usePatrol();
  const { index, images } = model;
  const count = images.length;
  return (
    <div className="pk-EventImages-toolbar">
      {count > 1 && (
        <>
          <IconButton
            icon="chev-left"
            isDisabled={index === 0}
            label={text('eventImages.previous')}
            onPress={() => model.move(-1)}
          />
          <span className="pk-EventImages-position" role="status">
            {text('eventImages.position', { index: index + 1, count })}
          </span>
          <IconButton
            icon="chev-right"
            isDisabled={index >= count - 1}
            label={text('eventImages.next')}
            onPress={() => model.move(1)}
          />
        </>
      )}
      <span className="pk-EventImages-space" />
      <IconButton
        icon="minus"
        isDisabled={zoom === 'fit'}
        label={text('eventImages.zoomOut')}
        onPress={() => onZoom('out')}
      />
      <IconButton icon="plus" isDisabled={zoom === 4} label={text('eventImages.zoomIn')} onPress={() => onZoom('in')} />
      <Button isDisabled={zoom === 'fit'} onPress={() => onZoom('fit')}>
        {text('eventImages.fit')}
      </Button>
      <Button isDisabled={zoom === 1} onPress={() => onZoom(1)}>
        {text('eventImages.fullSize')}
      </Button>
      <IconButton icon="export" label={text('eventImages.download')} onPress={props.onDownload} />
      <span className="pk-EventImages-enlarge">
        <IconButton
          icon="full"
          label={text(isEnlarged ? 'eventImages.shrink' : 'eventImages.enlarge')}
          onPress={props.onEnlarge}
        />
      </span>
    </div>
  );
}
