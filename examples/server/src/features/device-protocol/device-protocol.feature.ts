import type { FastifyRequest } from 'fastify';
import { osmandToIngest } from '../../devices/osmand.ts';
import type { Feature } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

/* Query and form together; of a name that comes twice the first counts, the form before the query. */
function parametersOf(request: FastifyRequest): Map<string, string> {
  const form = typeof request.body === 'string' ? request.body : '';
  const query = request.url.split('?').slice(1).join('?');
  const parameters = new Map<string, string>();
  for (const [name, value] of [...new URLSearchParams(form), ...new URLSearchParams(query)]) {
    if (!parameters.has(name)) parameters.set(name, value);
  }
  return parameters;
}

/** Operations of tag DeviceProtocol: what free apps speak. */
export function deviceProtocolFeature({ clock, deviceAuth, ingest }: Services): Feature {
  const osmand = async ({ request }: { request: FastifyRequest }): Promise<string> => {
    const { credential, ingests } = osmandToIngest(parametersOf(request), clock.now());
    const guard = credential === null ? null : await deviceAuth(credential);
    if (!guard) throw invalid('id', 'unknownReference', 'Device does not exist');
    await ingest(guard, ingests);
    return '';
  };
  return { public: { deviceProtocol_osmandGet: osmand, deviceProtocol_osmandPost: osmand } };
}
