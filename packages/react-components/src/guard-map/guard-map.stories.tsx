import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { GuardMap } from './guard-map.tsx';
import type { GuardMapProps, MapTiles } from './guard-map.types.ts';
import {
  manyGuards,
  sampleBackdrop,
  sampleCenter,
  sampleCheckpoints,
  sampleGuards,
  sampleLocations,
  sampleNow,
  samplePanic,
  sampleRisks,
} from './map-samples.ts';

const nowhere: MapTiles = {
  id: 'city',
  name: 'City map',
  url: '/no-such-pictures/{z}/{x}/{y}.png',
  attribution: '© City of Zagreb',
};
const checks =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="%23e9e4d8" d="M0 0h256v256H0z"/><path d="M0 40h256M0 150h256M70 0v256M190 0v256" stroke="%23fff" stroke-width="9"/></svg>#{z}/{x}/{y}';

const meta = {
  title: 'GuardMap',
  component: GuardMap,
  args: {
    positions: sampleGuards,
    locations: sampleLocations,
    backdrop: sampleBackdrop,
    defaultCenter: sampleCenter,
    defaultZoom: 15,
    notMovingGuardIds: new Set([4]),
    notConnectedGuardIds: new Set([5]),
    onHide: () => {},
  },
  parameters: { timeZone: 'Europe/Zagreb', now: () => sampleNow },
  decorators: [
    (Story): ReactElement => (
      <div style={{ height: '596px', maxWidth: '1130px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<GuardMapProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Guards on patrol over a schematic map; two of them have not been heard of for a while. */
export const Guards: Story = {};
/** An open panic is selected: the map goes there. */
export const Panic: Story = { args: { alarms: [samplePanic], selectedEvent: samplePanic } };
/** A panic of somebody who never sent a position, and a missed check, both at their places. */
export const AlarmsWithoutGuards: Story = {
  args: {
    alarms: [
      { ...samplePanic, guardId: 99, source: 'Hrvoje Matić', position: { latitude: 45.8075, longitude: 15.986 } },
      { ...samplePanic, eventId: 48_274, type: 'Exception', guardId: null, source: 'Savica', position: sampleCenter },
    ],
  },
};
/** A read tag is selected. */
export const SelectedTagRead: Story = { args: { selectedEvent: { ...samplePanic, type: 'TagRead' } } };
/** A type without a colour of its own: white between dark casings in every theme. */
export const SelectedSystemEvent: Story = {
  args: { selectedEvent: { ...samplePanic, type: 'System' }, positions: [] },
};
/** Places with their risk, tags with their radius. */
export const RisksAndTags: Story = {
  args: {
    checkpoints: sampleCheckpoints,
    risks: sampleRisks,
    defaultZoom: 17,
    defaultCenter: { latitude: 45.8054, longitude: 15.9948 },
  },
};
/** Five hundred guards: those who would cover one another are counted. */
export const FiveHundredGuards: Story = {
  args: { positions: manyGuards(500), defaultZoom: 14, alarmGuardIds: new Set([36, 212]) },
};
/** Five thousand guards: neighbours are drawn as groups, a panic never is. */
export const FiveThousandGuards: Story = {
  args: { positions: manyGuards(5000), defaultZoom: 14, alarmGuardIds: new Set([36, 212]) },
};
/** Twenty thousand. */
export const TwentyThousandGuards: Story = {
  args: { positions: manyGuards(20_000, 0.12), defaultZoom: 13, alarmGuardIds: new Set([36]) },
};
/** The list of markers is open beside the map. */
export const ListOpen: Story = { args: { defaultListOpen: true, alarms: [samplePanic], risks: sampleRisks } };
/** The map goes along with a guard. */
export const Following: Story = { args: { defaultFollowedGuardId: 6 } };
/** Map pictures, chosen among several, and darkened in a dark theme. */
export const MapPictures: Story = {
  args: { tiles: [{ id: 'paper', name: 'Paper map', url: checks, attribution: '© Paper' }, nowhere] },
};
/** Map pictures that do not come: that is said, and the schematic map takes their place. */
export const MapPicturesFail: Story = { args: { tiles: nowhere } };
/** On a wall: no controls, everything larger, everybody in view. */
export const Wall: Story = { args: { display: 'wall', alarms: [samplePanic] } };
/** No map pictures, no backdrop: the markers still stand where they are. */
export const PlainGround: Story = { args: { backdrop: null } };
/** Nobody is on patrol yet. */
export const Empty: Story = { args: { positions: [], locations: [], defaultListOpen: true } };
/** On a phone. */
export const Narrow: Story = {
  args: { alarms: [samplePanic], defaultFollowedGuardId: 6 },
  decorators: [
    (Story): ReactElement => (
      <div style={{ width: '320px', height: '480px' }}>
        <Story />
      </div>
    ),
  ],
};
/** Two maps on one page, each with its own view. */
export const TwoMaps: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px', height: '100%' }}>
      <GuardMap {...args} label="Karta, sjever" />
      <GuardMap {...args} defaultZoom={13} label="Karta, jug" theme="light" />
    </div>
  ),
};
