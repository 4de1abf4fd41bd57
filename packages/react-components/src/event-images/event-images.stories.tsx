import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventImages } from './event-images.tsx';
import { ImageFacts } from './image-facts.tsx';
import { hugeJpeg, pngBase64, sampleImageEvent, sampleImages, sampleJpeg, sampleNow } from './image-samples.ts';

import { ImageView } from './image-view.tsx';

const meta: Meta<typeof EventImages> = {
  title: 'EventImages',
  component: EventImages,
  subcomponents: { ImageFacts, ImageView },
  parameters: {
    now: () => sampleNow,
    timeZone: 'Europe/Zagreb',
    // over the page: on the page of documentation each has a frame of its own
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { event: sampleImageEvent, onLoad: async () => sampleImages(4), onClose: () => {} },
};
export default meta;

type Story = StoryObj<typeof EventImages>;

const only = (jpegBase64: string) => ({ onLoad: async () => [{ imageId: 1, jpegBase64, takenAt: null }] });

export const Gallery: Story = {};

export const One: Story = {
  args: { onLoad: async () => sampleImages(1), event: { ...sampleImageEvent, confirmedBy: null } },
};

export const FullSize: Story = {
  args: { onLoad: async () => [{ imageId: 1, jpegBase64: sampleJpeg(1, 1920, 1280), takenAt: sampleNow }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Full size|Puna veličina/ }));
  },
};

export const None: Story = { args: { onLoad: async () => [] } };

export const Loading: Story = { args: { onLoad: () => new Promise(() => {}) } };

export const Failed: Story = {
  args: {
    onLoad: async () => {
      throw new Error('A network error occurred. Please try again.');
    },
  },
};

export const EmptyFile: Story = { args: only('') };

export const WrongType: Story = { args: only(pngBase64) };

export const Huge: Story = { args: only(hugeJpeg) };

export const Cut: Story = {
  args: { onLoad: async () => [{ imageId: 1, jpegBase64: sampleJpeg(1).slice(0, 4000), takenAt: null }] },
};
