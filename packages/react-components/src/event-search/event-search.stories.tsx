import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventSearch } from './event-search.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { SearchFilterFields } from './search-filters.tsx';
import { SearchResults } from './search-results.tsx';
import { sampleNames, sampleNow, sampleResult, sampleRows, sampleSaved } from './search-samples.ts';

const meta: Meta<typeof EventSearch> = {
  title: 'EventSearch',
  component: EventSearch,
  subcomponents: { SavedSearches, SearchFilterFields, SearchResults },
  parameters: {
    now: () => sampleNow,
    timeZone: 'Europe/Zagreb',
    // over the page: on the page of documentation each has a frame of its own
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    ...sampleNames,
    onSearch: async () => sampleResult(sampleRows(60)),
    savedSearches: sampleSaved,
    onSaveSearch: () => {},
    onDeleteSearch: () => {},
    onClose: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof EventSearch>;

const search: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Search|Traži)$/ }));
};

export const Opened: Story = {};

export const Found: Story = { play: search };

export const Cut: Story = {
  args: { onSearch: async () => sampleResult(sampleRows(10_000), { total: 12_345, isTruncated: true }) },
  play: search,
};

export const NothingFound: Story = { args: { onSearch: async () => sampleResult([]) }, play: search };

export const Searching: Story = { args: { onSearch: () => new Promise(() => {}) }, play: search };

export const Failed: Story = {
  args: { onSearch: () => Promise.reject(new Error('A network error occurred. Please try again.')) },
  play: search,
};
