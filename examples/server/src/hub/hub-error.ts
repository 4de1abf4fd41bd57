/** A refusal whose text may reach the client; every other error is told without its detail. */
export class HubError extends Error {
  override readonly name = 'HubError';
}
