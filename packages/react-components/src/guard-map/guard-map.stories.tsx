import type { GuardPosition, Location, PatrolEvent } from '@patrolkit/sdk/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FeatureCollection, Position } from 'geojson';
import type { ReactElement } from 'react';
import { GuardMap } from './guard-map.tsx';
import type { GuardMapProps } from './guard-map.types.ts';

const now = Date.UTC(2026, 10, 14, 20, 47, 36);

const people: [name: string, latitude: number, longitude: number, north: number, east: number][] = [
  ['Petra Novak', 45.8054, 15.9942, 1, 1],
  ['Nikola Perić', 45.8083, 15.9812, 0, 1],
  ['Marija Kovačević-Babić', 45.7993, 15.9752, -1, 0.3],
  ['Dubravko Žunić', 45.8026, 15.9962, 0, 0],
  ['Filip Tadić', 45.7974, 16.0012, 0, 0],
  ['Josip Đurić', 45.8012, 15.9892, 0.2, 1],
];
const positions: GuardPosition[] = people.flatMap(([name, latitude, longitude, north, east], i) =>
  [0, 1].map((turn) => ({
    guardId: i + 1,
    name,
    position: { latitude: latitude - (1 - turn) * north * 0.0005, longitude: longitude - (1 - turn) * east * 0.0005 },
    recordedAt: now - 60_000 + turn * 30_000,
    accuracyMeters: 8,
    battery: 80,
  })),
);
const locations: Location[] = [
  {
    locationId: 1,
    name: 'TC Branimir, ulaz A',
    position: { latitude: 45.8059, longitude: 15.995 },
    companyId: 1,
    riskId: null,
    cityId: null,
    address: null,
    isActive: true,
    version: 1,
  },
  {
    locationId: 2,
    name: 'TC Branimir, garaža -2',
    position: { latitude: 45.8048, longitude: 15.9933 },
    companyId: 1,
    riskId: null,
    cityId: null,
    address: null,
    isActive: true,
    version: 1,
  },
  {
    locationId: 3,
    name: 'Zavrtnica 17',
    position: { latitude: 45.8063, longitude: 15.998 },
    companyId: 2,
    riskId: null,
    cityId: null,
    address: null,
    isActive: true,
    version: 1,
  },
];
const panic: PatrolEvent = {
  eventId: 48273,
  type: 'GuardPanic',
  occurredAt: now - 12_000,
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

function line(kind: string, ...coordinates: Position[]): FeatureCollection['features'][number] {
  return { type: 'Feature', properties: { kind }, geometry: { type: 'LineString', coordinates } };
}
function area(
  kind: string,
  west: number,
  south: number,
  width: number,
  height: number,
): FeatureCollection['features'][number] {
  const ring = [
    [west, south],
    [west + width, south],
    [west + width, south + height],
    [west, south + height],
    [west, south],
  ];
  return { type: 'Feature', properties: { kind }, geometry: { type: 'Polygon', coordinates: [ring] } };
}
const steps = [0, 1, 2, 3, 4, 5, 6, 7];
const backdrop: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    area('park', 15.972, 45.806, 0.004, 0.004),
    area('water', 15.965, 45.792, 0.05, 0.003),
    ...steps.map((i) => area('block', 15.982 + i * 0.003, 45.8065, 0.0018, 0.0012)),
    ...steps.map((i) => line('road', [15.97 + i * 0.005, 45.795], [15.97 + i * 0.005, 45.815])),
    ...steps.map((i) => line('path', [15.965, 45.797 + i * 0.0022], [16.015, 45.797 + i * 0.0022])),
    line('road-major', [15.96, 45.8065], [15.985, 45.806], [16.02, 45.807]),
    line('road-major', [15.9968, 45.79], [15.9962, 45.806]),
  ],
};

const meta = {
  title: 'GuardMap',
  component: GuardMap,
  args: {
    positions,
    locations,
    backdrop,
    defaultCenter: { latitude: 45.8035, longitude: 15.989 },
    defaultZoom: 15,
    notMovingGuardIds: new Set([4]),
    notConnectedGuardIds: new Set([5]),
  },
  parameters: {
    timeZone: 'Europe/Zagreb',
    /* Names are cut at 17 characters on the map, also inside a word (S2.51); the accessible name is the whole one. */
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  decorators: [
    (Story): ReactElement => (
      <div style={{ height: '596px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<GuardMapProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Guards on patrol over a schematic map. */
export const Guards: Story = {};
/** An open panic is selected: the map goes there. */
export const Panic: Story = { args: { alarmGuardIds: new Set([1]), selectedEvent: panic } };
/** A read tag is selected. */
export const SelectedTagRead: Story = { args: { selectedEvent: { ...panic, type: 'TagRead' } } };
/** A type without a colour of its own: white between dark casings in every theme. */
export const SelectedSystemEvent: Story = { args: { selectedEvent: { ...panic, type: 'System' }, positions: [] } };
/** No tiles, no backdrop: the markers still stand where they are. */
export const PlainGround: Story = { args: { backdrop: null } };
/** Nobody is on patrol yet. */
export const Empty: Story = { args: { positions: [], locations: [] } };
