export {
  CommentError,
  type CommentExchange,
  type CommentExchangeOptions,
  createCommentExchange,
  type HubMethods,
  type NewComment,
} from './comment-exchange.ts';
export { createHub, type Hub, type HubOptions, type HubState } from './hub.ts';
export type { HubAuth } from './hub-access.ts';
export { retryDelayMs } from './retry.ts';
