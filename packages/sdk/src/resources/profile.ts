import { nothing, one } from '../client/answers.ts';
import { ApiError } from '../client/api-error.ts';
import { isUnserved } from '../client/back-end.ts';
import { byId } from '../client/by-id.ts';
import type { Transport } from '../client/transport.ts';
import type { ConsoleStanding } from '../model/administration.ts';
import { given } from '../model/given.ts';
import type { LatLon } from '../model/lat-lon.ts';
import type { Language } from '../model/locale.ts';
import { type User, userFromWire } from '../model/user.ts';
import type { Wire } from '../wire/index.ts';

/** A new password, typed twice. @public */
export interface NewPassword {
  readonly password: string;
  readonly passwordRepeat: string;
}

/** What a person may change about himself; what is missing stays. @public */
export interface ProfileEdit {
  readonly name?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly language?: Language | undefined;
  /** null for the default centre of the map. */
  readonly startPosition?: LatLon | null | undefined;
}

/** The caller, his password and his console; and what is kept about a person. @public */
export interface ProfileResource {
  /** The caller's own data (`GET /api/User/MyProfile`, extension). */
  getMyProfile(): Promise<User>;
  /** Changes what is given of the caller's own data (`POST /api/User/MyProfile`, extension). */
  saveMyProfile(profile: ProfileEdit): Promise<User>;
  /** Changes the caller's password and ends all his other sessions; a wrong old one rejects with 400 (`POST /api/User/ChangePassword`, extension). */
  changePassword(change: { readonly oldPassword: string } & NewPassword): Promise<void>;
  /**
   * Asks for a mail with a link to set a new password; answers the minutes the link lives, the same for unknown
   * addresses. The address goes in the body where the back end takes it so (`POST`, else `GET /api/User/RequestPasswordReset`).
   */
  requestPasswordReset(email: string): Promise<number>;
  /** Sets a new password with the secret of the mailed link; rejects with 400 when it is used up (`POST /api/User/ResetPassword`). */
  resetPassword(reset: { readonly guid: string } & NewPassword): Promise<void>;
  /** Tells whether this console can be heard; at each change and every 30 s (`POST /api/User/ConsoleState`, extension). */
  sendConsoleState(sound: Wire<'ConsoleState'>['sound']): Promise<ConsoleStanding>;
  /** Everything stored about a person (`GET /api/User/{id}/PersonalData`, extension). */
  getPersonalData(userId: number): Promise<Readonly<Record<string, unknown>>>;
  /** Removes what is stored about a person, for ever (`POST /api/User/{id}/Erase`, extension). */
  erase(userId: number): Promise<Wire<'ErasureResult'>>;
}

function profileToWire({ name, phone, language, startPosition }: ProfileEdit): Wire<'Profile'> {
  const place =
    startPosition === undefined
      ? {}
      : { startLatitude: startPosition?.latitude ?? null, startLongitude: startPosition?.longitude ?? null };
  return { ...given({ name, phone, locale: language }), ...place };
}

/** @internal */
export function createProfileResource(transport: Transport): ProfileResource {
  return {
    getMyProfile: () =>
      transport.call('user/getMyProfile', (http) => http.GET('/api/User/MyProfile'), one(userFromWire)),
    saveMyProfile: (profile) =>
      transport.call(
        'user/saveMyProfile',
        (http) => http.POST('/api/User/MyProfile', { body: profileToWire(profile) }),
        one(userFromWire),
      ),
    changePassword: (change) =>
      transport.call(
        'user/changePassword',
        (http) => http.POST('/api/User/ChangePassword', { body: { ...change } }),
        nothing,
      ),
    requestPasswordReset: async (email) => {
      try {
        return await transport.call(
          'user/requestPasswordResetMail',
          (http) => http.POST('/api/User/RequestPasswordReset', { body: { email } }),
          ({ data }) => data,
        );
      } catch (error) {
        /* A back end without the twin knows the address of the GET only, or says that this one is not served. */
        if (!(error instanceof ApiError && isUnserved(error))) throw error;
        return transport.call(
          'user/requestPasswordReset',
          (http) => http.GET('/api/User/RequestPasswordReset', { params: { query: { email } } }),
          ({ data }) => data,
        );
      }
    },
    resetPassword: (reset) =>
      transport.call(
        'user/resetPassword',
        (http) => http.POST('/api/User/ResetPassword', { body: { ...reset } }),
        nothing,
      ),
    sendConsoleState: (sound) =>
      transport.call(
        'user/consoleState',
        (http) => http.POST('/api/User/ConsoleState', { body: { sound } }),
        ({ data }) => data,
      ),
    getPersonalData: (userId) =>
      transport.call(
        'user/personalData',
        (http) => http.GET('/api/User/{id}/PersonalData', byId(userId)),
        ({ data }) => data,
      ),
    erase: (userId) =>
      transport.call(
        'user/erase',
        (http) => http.POST('/api/User/{id}/Erase', byId(userId)),
        ({ data }) => data,
      ),
  };
}
