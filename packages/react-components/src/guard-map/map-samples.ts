// A table of made-up guards, places and streets for stories and tests.
import type { Checkpoint, GuardPosition, Location, PatrolEvent, Risk } from '@patrolkit/sdk/model';
import type { Feature, FeatureCollection, Position } from 'geojson';

/** The moment of the samples, milliseconds since 1970. */
export const sampleNow: number = Date.UTC(2026, 10, 14, 20, 47, 36);

/** Where the samples are. */
export const sampleCenter = { latitude: 45.8035, longitude: 15.989 };

const minute = 60_000;
type Person = [name: string, latitude: number, longitude: number, north: number, east: number, ageMinutes: number];
const people: readonly Person[] = [
  ['Petra Novak', 45.8054, 15.9942, 1, 1, 0.4],
  ['Nikola Perić', 45.8083, 15.9812, 0, 1, 0.2],
  ['Marija Kovačević-Babić', 45.7993, 15.9752, -1, 0.3, 0.6],
  ['Dubravko Žunić', 45.8026, 15.9962, 0, 0, 1.1],
  ['Filip Tadić', 45.7974, 16.0012, 0, 0, 9],
  ['Josip Đurić', 45.8012, 15.9892, 0.2, 1, 0.3],
  ['Ivan Horvat', 45.8006, 15.9712, 1, 0.4, 0.5],
  ['Matea Blažević', 45.8092, 15.9998, 1, 1, 3],
  ['Tomislav Šarić', 45.807, 15.9902, -1, 0, 0.1],
  ['Stjepan Čović', 45.7998, 15.9938, 0.2, -1, 14],
  ['Zoran Kralj', 45.8042, 15.9685, -0.4, 1, 0.7],
  ['Luka Grgić', 45.7968, 15.9835, 1, 0, 0.9],
];

/** Guards of a quiet night, two fixes each. */
export const sampleGuards: readonly GuardPosition[] = people.flatMap(
  ([name, latitude, longitude, north, east, ageMinutes], index) =>
    [1, 0].map((step) => ({
      guardId: index + 1,
      name,
      position: { latitude: latitude - step * north * 0.0005, longitude: longitude - step * east * 0.0007 },
      recordedAt: sampleNow - (ageMinutes + step / 2) * minute,
      accuracyMeters: index === 7 ? 90 : 8,
      battery: 40 + index * 4,
    })),
);

const places: readonly [name: string, latitude: number, longitude: number, riskId: number | null][] = [
  ['TC Branimir, ulaz A', 45.8059, 15.995, 3],
  ['TC Branimir, garaža -2', 45.8048, 15.9933, 5],
  ['Zavrtnica 17', 45.8063, 15.998, 1],
  ['Skladište Jankomir', 45.7988, 15.9745, 4],
  ['KBC Sjever', 45.8088, 15.9812, null],
  ['Heinzelova 62', 45.8004, 15.9905, 2],
];

/** Guarded places. */
export const sampleLocations: readonly Location[] = places.map(([name, latitude, longitude, riskId], index) => ({
  locationId: index + 1,
  name,
  position: { latitude, longitude },
  companyId: 1,
  riskId,
  cityId: null,
  address: index === 2 ? 'Zavrtnica 17, Zagreb' : null,
  isActive: true,
  version: 1,
}));

/** How dangerous they are. */
export const sampleRisks: readonly Risk[] = [1, 2, 3, 4, 5].map((level) => ({
  riskId: level,
  name: `Risk ${level}`,
  level,
  description: null,
  version: 1,
}));

/** Tags around the first three places. */
export const sampleCheckpoints: readonly Checkpoint[] = [0, 1, 2, 3, 4, 5].map((index) => ({
  checkpointId: index + 1,
  locationId: 1 + Math.floor(index / 2),
  name: ['Ulaz A', 'Recepcija', 'Rampa', 'Lift B', 'Kotlovnica', 'Krov'][index] ?? '',
  tag: `04A1F2${index}C`,
  categoryId: null,
  position: { latitude: 45.8059 - index * 0.00035, longitude: 15.9943 + (index % 3) * 0.0009 },
  radiusMeters: index % 2 === 0 ? 30 : null,
  version: 1,
}));

/** An open panic of the first guard. */
export const samplePanic: PatrolEvent = {
  eventId: 48_273,
  type: 'GuardPanic',
  occurredAt: sampleNow - 12_000,
  endedAt: null,
  readAt: null,
  receivedAt: null,
  source: 'Petra Novak',
  description: 'Poziv u pomoć',
  comment: '',
  hasImage: false,
  commentCount: 0,
  unseenCommentCount: 0,
  confirmedAt: null,
  confirmedBy: null,
  guardId: 1,
  locationId: 2,
  checkpointId: null,
  position: { latitude: 45.8054, longitude: 15.9942 },
  isDrill: false,
  version: 1,
};

const firstNames = ['Ana', 'Ivan', 'Petra', 'Marko', 'Lucija', 'Josip', 'Maja', 'Nikola', 'Željka', 'Hrvoje', 'Đurđa'];
const lastNames = ['Horvat', 'Kovačević', 'Babić', 'Marić', 'Jurić', 'Novak', 'Knežević', 'Šimić', 'Vuković', 'Čop'];

/** So many guards around the sample place, the same at each call: more in some quarters than in others. */
export function manyGuards(count: number, spreadDegrees = 0.05): GuardPosition[] {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const quarters = Array.from({ length: 9 }, () => [random() - 0.5, random() - 0.5] as const);
  return Array.from({ length: count }, (_, index) => {
    const [north = 0, east = 0] = quarters[index % quarters.length] ?? [];
    const isLoose = index % 3 === 0;
    const spread = isLoose ? spreadDegrees : spreadDegrees / 4;
    return {
      guardId: index + 1,
      name: `${firstNames[index % firstNames.length]} ${lastNames[Math.floor(index / 3) % lastNames.length]} ${index + 1}`,
      position: {
        latitude: sampleCenter.latitude + (isLoose ? 0 : north * spreadDegrees) + (random() - 0.5) * spread,
        longitude: sampleCenter.longitude + (isLoose ? 0 : east * spreadDegrees * 2) + (random() - 0.5) * 2 * spread,
      },
      recordedAt: sampleNow - Math.floor(random() ** 4 * 600_000),
      accuracyMeters: 8,
      battery: 80,
    };
  });
}

function line(kind: string, name: string, ...coordinates: Position[]): Feature {
  return { type: 'Feature', properties: { kind, name }, geometry: { type: 'LineString', coordinates } };
}

function area(kind: string, name: string, west: number, south: number, width: number, height: number): Feature {
  const ring = [
    [west, south],
    [west + width, south],
    [west + width, south + height],
    [west, south + height],
    [west, south],
  ];
  return { type: 'Feature', properties: { kind, name }, geometry: { type: 'Polygon', coordinates: [ring] } };
}

const steps = [0, 1, 2, 3, 4, 5, 6, 7];
const avenues = ['Savska cesta', 'Miramarska', 'Hrvatske bratske zajednice', 'Držićeva', 'Heinzelova', 'Radnička'];
const streets = ['Vlaška ulica', 'Zvonimirova', 'Branimirova', 'Ulica grada Vukovara', 'Slavonska avenija'];

/** A small town. */
export const sampleBackdrop: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    area('park', 'Maksimir', 15.972, 45.806, 0.004, 0.004),
    area('water', 'Sava', 15.955, 45.792, 0.07, 0.003),
    ...steps.map((i) => area('block', '', 15.982 + i * 0.003, 45.8065, 0.0018, 0.0012)),
    ...steps.map((i) => line('road', avenues[i] ?? '', [15.97 + i * 0.005, 45.795], [15.972 + i * 0.005, 45.815])),
    ...steps.map((i) => line('path', streets[i] ?? '', [15.955, 45.797 + i * 0.0022], [16.025, 45.7975 + i * 0.0022])),
    line('road-major', 'Ilica', [15.95, 45.8065], [15.985, 45.806], [16.03, 45.807]),
    line('road-major', 'Ljubljanska avenija', [15.9968, 45.78], [15.9962, 45.806]),
  ],
};

/** A walk of one guard through the town, a position each 30 s, with a gap of half an hour in the middle. */
export function sampleTrack(count = 240): GuardPosition[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 4 * Math.PI;
    const isLate = index > count / 2;
    return {
      guardId: 1,
      name: 'Petra Novak',
      position: {
        latitude: sampleCenter.latitude + Math.sin(turn) * 0.003 + Math.sin(turn * 9) * 0.0002,
        longitude: sampleCenter.longitude + Math.cos(turn / 2) * 0.006 + index * 0.00001,
      },
      recordedAt: sampleNow - 3 * 3_600_000 + index * 30_000 + (isLate ? 1_800_000 : 0),
      accuracyMeters: 6 + (index % 9),
      battery: 90 - Math.floor(index / 6),
    };
  });
}
