import type { BackendState } from '../state/backend-state.ts';
import type { UserValues } from '../state/rows.ts';
import { categories, risks, shifts } from './lookups.ts';
import { guardNames, supervisors, testPassword } from './people.ts';
import { places } from './places.ts';

const common = {
  password: testPassword,
  startLatitude: null,
  startLongitude: null,
  locale: 'hr',
  groupId: null,
  isActive: true,
  thresholds: null,
} as const satisfies Partial<UserValues>;

/* Metres apart, so that checkpoints of a place do not lie on one another. */
const stepDegrees = 0.0004;

function plantPeople({ users, credentials, now }: BackendState): void {
  for (const person of supervisors) users.insert({ ...common, ...person, phone: '+385 1 555 0100' });
  for (const [index, name] of guardNames.entries()) {
    const number = index + 1;
    const guard = {
      name,
      role: 'Guard',
      email: `guard${number}@demo.example`,
      phone: `+385 91 555 01${number}0`,
    } as const;
    const { id } = users.insert({ ...common, ...guard });
    const key = { userId: id, label: 'Demo phone', secret: `demo-guard-${number}`, createdAt: now() };
    credentials.insert({ ...key, expiresAt: null, lastUsedAt: null, revokedAt: null });
  }
}

function plantPlaces(state: BackendState): void {
  const riskIds = new Map(risks.map((risk) => [risk.level, state.risks.insert(risk).id]));
  const kinds = categories.map(({ words, ...category }) => ({ words, id: state.categories.insert(category).id }));
  for (const shift of shifts) state.shifts.insert(shift);
  for (const { company, risk, checkpoints, ...place } of places) {
    const own = { name: company, address: place.address, idCity: 1, contact: null, active: true };
    const idCompany = state.companies.insert(own).id;
    const idRisk = riskIds.get(risk) ?? null;
    const idLocation = state.locations.insert({ ...place, idCompany, idRisk, idCity: 1, active: true }).id;
    for (const [index, name] of checkpoints.entries()) {
      state.locationTags.insert({
        idLocation,
        tag: `04A1${String(idLocation).padStart(2, '0')}${String(index + 1).padStart(2, '0')}`,
        name,
        idCategory: kinds.find(({ words }) => words.test(name))?.id ?? null,
        latitude: place.latitude + stepDegrees * index,
        longitude: place.longitude + stepDegrees * index,
        radiusMeters: 30,
      });
    }
  }
}

/** The people and places of the test back end, in the order of their ids. @internal */
export function plantPeopleAndPlaces(state: BackendState): void {
  plantPeople(state);
  plantPlaces(state);
}
