import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Button } from '../controls/index.ts';
import { Icon } from '../icon/index.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { RRuleViewer } from './rrule-viewer.tsx';
import type { RRuleViewerProps } from './rrule-viewer.types.ts';
import { RuleDetail } from './rule-detail.tsx';
import { manyRules, sampleCheckpoints, sampleLocations, sampleNow, sampleRule, sampleRules } from './rule-samples.ts';
import { RuleSearchField } from './rule-search-field.tsx';
import { RulesGrid } from './rules-grid.tsx';

interface StoryProps extends RRuleViewerProps {
  /** Width of the panel in pixels. */
  width: number;
  height: number;
}

function Panel({ width, height, ...props }: StoryProps): ReactElement {
  return (
    <div style={{ width, height, maxWidth: '100%' }}>
      <RRuleViewer {...props} />
    </div>
  );
}

const meta: Meta<StoryProps> = {
  title: 'RRuleViewer',
  component: RRuleViewer,
  subcomponents: { DeleteQuestion, RuleDetail, RuleSearchField, RulesGrid },
  render: (args) => <Panel {...args} />,
  parameters: { now: () => sampleNow, timeZone: 'Europe/Zagreb' },
  args: {
    width: 1880,
    height: 940,
    status: 'ready',
    rules: sampleRules(),
    checkpoints: sampleCheckpoints,
    locations: sampleLocations,
    defaultSelectedRuleId: 1,
    onEdit: () => {},
    onCopy: () => {},
    onDelete: () => {},
    toolbarEnd: (
      <Button variant="primary">
        <Icon name="plus" />
        Add task
      </Button>
    ),
  },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Rules: Story = {};

export const Searched: Story = { args: { defaultQuery: 'horvt' } };

export const NothingFound: Story = { args: { defaultQuery: 'zzzz' } };

export const NothingSelected: Story = { args: { defaultSelectedRuleId: null } };

export const Closed: Story = { args: { defaultClosedLocationIds: new Set([12, 13, 14]) } };

export const TenThousandRules: Story = { args: { rules: manyRules(10_000), locations: [] } };

/** 24/10/2026 21:30: the coming night has nine checks, one hour comes twice. */
export const NightOfTheClockChange: Story = {
  parameters: { now: () => Date.UTC(2026, 9, 24, 19, 30), timeZone: 'Europe/Zagreb' },
};

export const UnreadableRule: Story = {
  args: { rules: [sampleRule({ rrule: 'RRULE:FREQ=MONTHLY;BYMONTHDAY=1' })] },
};

export const Empty: Story = { args: { rules: [], emptyActions: <Button>Add task</Button> } };

export const Loading: Story = { args: { rules: [], status: 'loading' } };

export const Failed: Story = {
  args: { rules: [], status: 'error', errorText: 'A network error occurred. Please try again.', onRetry: () => {} },
};

export const FailedWithOldRows: Story = {
  args: { status: 'error', errorText: 'A network error occurred. Please try again.', onRetry: () => {} },
};

export const BesideNothing: Story = { args: { width: 1280, defaultQuery: 'horvt' } };

export const Medium: Story = { args: { width: 960 } };

export const Narrow: Story = { args: { width: 358, height: 760, toolbarEnd: undefined } };
