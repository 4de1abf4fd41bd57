import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { deactivateUser } from './deactivate-user.ts';
import { eraseUser } from './erase-user.ts';
import { personalData } from './personal-data.ts';
import { saveUser } from './save-user.ts';

/** Operations of tag User that manage other people: save, delete, personal data. */
export function manageUsersFeature(services: Services): Feature {
  return {
    scoped: {
      user_save: (call) => saveUser(services, call),
      user_personalData: (call) => personalData(call, services.clock.now()),
      user_erase: (call) => eraseUser(services, call),
      user_delete: (call) => deactivateUser(services, call),
    },
  };
}
