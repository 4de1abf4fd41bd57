export { LoadingRows } from './loading-rows.tsx';
export { NoticeLine, type NoticeLineProps } from './notice-line.tsx';
export { StateView, type StateViewProps } from './state-view.tsx';
