import { each, nothing, one } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import type { Transport } from '../client/transport.ts';
import { type DeviceCredential, deviceCredentialFromWire } from '../model/administration.ts';
import { fromInstant } from '../model/instant.ts';

/** What guards' phones prove themselves with. @public */
export interface DeviceCredentialResource {
  /** Every credential, without its secret (`GET /api/DeviceCredential`, extension). */
  getAll(): Promise<DeviceCredential[]>;
  /** Makes one; its secret is in this answer and nowhere else (`POST /api/DeviceCredential`, extension). */
  create(draft: {
    readonly guardId: number;
    readonly label: string;
    /** Milliseconds since 1970. @default never */
    readonly expiresAt?: number | undefined;
  }): Promise<DeviceCredential>;
  /** Revokes one: a phone that goes on sending with it is refused (`DELETE /api/DeviceCredential/{id}`, extension). */
  revoke(credentialId: number): Promise<void>;
}

/** @internal */
export function createDeviceCredentialResource(transport: Transport): DeviceCredentialResource {
  return {
    getAll: () =>
      transport.call(
        'deviceCredential/getAll',
        (http) => http.GET('/api/DeviceCredential'),
        each(deviceCredentialFromWire),
      ),
    create: ({ guardId, label, expiresAt }) =>
      transport.call(
        'deviceCredential/create',
        (http) =>
          http.POST('/api/DeviceCredential', {
            body: {
              idUser: guardId,
              label,
              ...(expiresAt === undefined ? {} : { expiresAt: fromInstant(expiresAt) }),
            },
          }),
        one(deviceCredentialFromWire),
      ),
    revoke: (credentialId) =>
      transport.call(
        'deviceCredential/delete',
        (http) => http.DELETE('/api/DeviceCredential/{id}', byId(credentialId)),
        nothing,
      ),
  };
}
