export { browserPosition } from './browser-position.ts';
export { CommentForm } from './comment-form.tsx';
export { CommentItem, type CommentItemProps } from './comment-item.tsx';
export { commentTextLimit } from './comment-text.rules.ts';
export { CommentThread } from './comment-thread.tsx';
export type { CommentThreadOptions, CommentThreadProps } from './comment-thread.types.ts';
export { type Receipt, receiptOf } from './receipt.rules.ts';
export { type CommentThreadModel, useCommentThread } from './use-comment-thread.ts';
export type { Newest } from './use-newest.ts';
