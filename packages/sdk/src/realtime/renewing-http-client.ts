import { DefaultHttpClient, HttpError, type HttpRequest, HttpResponse, NullLogger } from '@microsoft/signalr';

/**
 * Answers a first 401 instead of throwing it, so that the client asks for a fresh token and sends the request once more:
 * over Server-Sent Events and long polling it never does otherwise (dotnet/aspnetcore #56494).
 * @internal
 */
export class RenewingHttpClient extends DefaultHttpClient {
  readonly #refused = new WeakSet<HttpRequest>();

  constructor() {
    super(NullLogger.instance);
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    try {
      return await super.send(request);
    } catch (error) {
      /* Refused with a fresh token too: whoever sends must learn that nothing was sent. */
      if (!(error instanceof HttpError) || error.statusCode !== 401 || this.#refused.has(request)) throw error;
      this.#refused.add(request);
      return new HttpResponse(401, error.message);
    }
  }
}
