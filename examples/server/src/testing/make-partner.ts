import type { Wire } from '@patrolkit/sdk/wire';
import type { TestServer } from './test-server.ts';

/** A partner's token, as the demo's administrator made it. */
export interface MadePartner {
  readonly wire: Wire<'PartnerToken'>;
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

/** Makes a token for half a year. Throws when the server refuses. */
export async function makePartner(
  server: TestServer,
  limits: Partial<Wire<'PartnerTokenCreate'>> & Pick<Wire<'PartnerTokenCreate'>, 'idCompanies'>,
): Promise<MadePartner> {
  const expiresAt = new Date(server.clock.now() + 180 * 24 * 3_600_000).toISOString();
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/PartnerToken',
    headers: await server.bearer('administrator@demo.example'),
    payload: { name: 'Mall portal', expiresAt, ...limits },
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  const wire = response.json<Wire<'PartnerToken'>>();
  const token = wire.token ?? '';
  return { wire, token, headers: { authorization: `Bearer ${token}` } };
}
