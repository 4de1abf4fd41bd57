import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { LocationPicker } from './location-picker.tsx';
import type { LocationPickerProps } from './location-picker.types.ts';
import { sampleBackdrop, sampleCenter, sampleLocations } from './map-samples.ts';

const meta = {
  title: 'LocationPicker',
  component: LocationPicker,
  args: { value: null, onApply: () => {}, backdrop: sampleBackdrop, defaultCenter: sampleCenter },
  decorators: [
    (Story): ReactElement => (
      <div style={{ width: '312px', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<LocationPickerProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is picked yet: there is nothing to apply. */
export const Empty: Story = {};
/** The place of an event. */
export const WithValue: Story = { args: { value: { latitude: 45.8054, longitude: 15.9942 } } };
/** Recent and known places. */
export const KnownPlaces: Story = {
  args: {
    value: { latitude: 45.8054, longitude: 15.9942 },
    places: sampleLocations.flatMap(({ locationId, name, position }) =>
      position ? [{ id: String(locationId), name, position, detail: locationId < 3 ? 'recent' : undefined }] : [],
    ),
  },
};
