import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { presetOf } from '../../auth/policy-table.ts';
import { company, session, user, userGroup } from '../../db/schema.ts';
import { demoPassword } from '../../demo/people.ts';
import { makePartner } from '../make-partner.ts';
import type { TestServer } from '../test-server.ts';
import type { Sample, Samples } from './sample.ts';

async function newUserId({ db }: TestServer): Promise<number> {
  const [row] = await db.insert(user).values({ tenantId: 1, name: 'Sample Person', role: 'Guard' }).returning();
  return row?.id ?? 0;
}

const ofNewUser = async (server: TestServer): Promise<Sample> => ({
  path: { id: await newUserId(server) },
  foreign: 404,
});

/* A second session of the administrator; whoever else asks for it gets 404. */
async function secondSession({ db, clock }: TestServer): Promise<Sample> {
  const [owner] = await db.select().from(user).where(eq(user.email, 'administrator@demo.example'));
  const now = clock.now();
  const times = { createdAt: now, expiresAt: now + 3_600_000, lastUsedAt: now };
  const row = { tenantId: 1, userId: owner?.id ?? 0, tokenHash: randomUUID(), ...times };
  const [own] = await db.insert(session).values(row).returning();
  return { path: { id: own?.id ?? 0 }, foreign: 404, isPersonal: true };
}

async function ownCompanyId({ db }: TestServer): Promise<number> {
  const [own] = await db.select().from(company).where(eq(company.tenantId, 1)).limit(1);
  return own?.id ?? 0;
}

/** Requests about users, groups, partners, rights and settings. */
export const usersSamples: Samples = {
  user_getAll: () => ({ query: '?limit=5' }),
  user_save: async (server) => ({
    body: { idUser: await newUserId(server), name: 'Sample Person', role: 'Guard', phone: '+385 1 555 0199' },
    foreign: 404,
  }),
  user_delete: ofNewUser,
  user_personalData: ofNewUser,
  user_erase: ofNewUser,
  user_endSession: secondSession,
  user_saveMyProfile: () => ({ body: { locale: 'en' } }),
  /* the same one again, so that the next caller still signs in with it */
  user_changePassword: () => ({
    body: { oldPassword: demoPassword, password: demoPassword, passwordRepeat: demoPassword },
  }),
  userGroup_save: async (server) => {
    const idUsers = [await newUserId(server)];
    const idCompanies = [await ownCompanyId(server)];
    return { body: { idUserGroup: 0, name: 'Sample group', idUsers, idCompanies }, foreign: 400 };
  },
  userGroup_delete: async ({ db }) => {
    const [row] = await db.insert(userGroup).values({ tenantId: 1, name: 'Sample group' }).returning();
    return { body: { idUserGroup: row?.id ?? 0 }, foreign: 404 };
  },
  partnerToken_create: async (server) => ({
    body: { name: 'Portal', idCompanies: [await ownCompanyId(server)], expiresAt: '2027-05-21T12:00:00Z' },
    foreign: 400,
  }),
  partnerToken_delete: async (server) => {
    const { wire } = await makePartner(server, { idCompanies: [await ownCompanyId(server)] });
    return { path: { id: wire.idPartnerToken }, foreign: 404 };
  },
  rolePolicy_save: () => ({ body: { role: 'Operator', policies: [...presetOf('Operator')] } }),
  settings_save: () => ({ body: { escalateExceptions: false } }),
};
