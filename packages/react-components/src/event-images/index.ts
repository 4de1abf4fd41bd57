export { EventImages } from './event-images.tsx';
export type { EventImagesOptions, EventImagesProps } from './event-images.types.ts';
export { ImageFacts, type ImageFactsProps } from './image-facts.tsx';
export { ImageView, type ImageViewProps } from './image-view.tsx';
export { type ImageProblem, inspectJpeg, type JpegFacts, jpegSource } from './jpeg.rules.ts';
export { type EventImagesModel, useEventImages } from './use-event-images.ts';
export type { Zoom } from './zoom.rules.ts';
