import type { FastifyRequest } from 'fastify';
import { alarmInText } from '../../devices/alarm-in-text.ts';
import { osmandToIngest } from '../../devices/osmand.ts';
import { osmandJsonToIngest } from '../../devices/osmand-json.ts';
import type { OsmandReading } from '../../devices/osmand-report.ts';
import { isJson, readMessage } from '../../devices/read-message.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { requestBytes } from '../../http/request-bytes.ts';
import type { Services } from '../../services.ts';

/* Query and form together; of a name that comes twice the first counts, the form before the query. */
function parametersOf(url: string, form: string): Map<string, string> {
  const query = url.split('?').slice(1).join('?');
  const parameters = new Map<string, string>();
  for (const [name, value] of [...new URLSearchParams(form), ...new URLSearchParams(query)]) {
    if (!parameters.has(name)) parameters.set(name, value);
  }
  return parameters;
}

/* The JSON of Traccar Client 9. When nobody can read it, or the query calls for help and the body names no device, the query speaks. */
function readJson(text: string, url: string, now: number): OsmandReading {
  const message = readMessage(text);
  const byBody = osmandJsonToIngest(message, now);
  if (byBody.credential !== null) return byBody;
  const asked = parametersOf(url, '');
  const alarm = typeof message === 'string' ? alarmInText(message) : null;
  if (alarm !== null && !asked.has('alarm')) asked.set('alarm', alarm);
  return typeof message === 'string' || asked.has('alarm') ? osmandToIngest(asked, now) : byBody;
}

/**
 * /device/osmand: query, form, or JSON, told apart by the body itself. Answers an empty body; throws ProblemError for an
 * unknown or missing device: 400, with JSON 404.
 */
export function osmandOperation({ clock, deviceAuth, ingest }: Services) {
  return async ({ request }: { readonly request: FastifyRequest }): Promise<string> => {
    const { body, url } = request;
    const text = typeof body === 'string' ? body : '';
    const hasJson = isJson(text);
    const now = clock.now();
    const { credential, ingests } = hasJson ? readJson(text, url, now) : osmandToIngest(parametersOf(url, text), now);
    const guard = credential === null ? null : await deviceAuth(credential);
    if (!guard && hasJson) throw notFound('Device');
    if (!guard) throw invalid('id', 'unknownReference', 'Device does not exist');
    await ingest(guard, ingests, requestBytes(request));
    return '';
  };
}
