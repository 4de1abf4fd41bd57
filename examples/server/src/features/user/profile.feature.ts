import { eq } from 'drizzle-orm';
import { user } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { changePassword } from './change-password.ts';
import { saveProfile } from './save-profile.ts';
import { wholeUser } from './user-to-wire.ts';

/** Operations of tag User on the caller himself: profile, password. */
export function profileFeature(services: Services): Feature {
  const { clock } = services;
  return {
    scoped: {
      user_getMyProfile: async ({ repository, scope }) => {
        const row = await repository.first(user, eq(user.id, scope.userId));
        if (!row) throw notFound(`User ${scope.userId}`);
        return wholeUser(repository, row, clock.now());
      },
      user_saveMyProfile: (call) => saveProfile(call, clock.now()),
      user_changePassword: (call) => changePassword(services, call),
    },
  };
}
