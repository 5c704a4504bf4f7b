import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RotateCwIcon } from '../../icons';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

/**
 * Replaces the rows of an empty list: no match, not counted yet, failed, nothing created yet.
 *
 * - **Do** name the case and offer one action.
 * - **Do not** write only that there is no data, or show nothing after an error.
 */
const meta = {
  title: 'ui/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    kind: 'noMatch',
    title: 'No rows match these filters',
    description: '98 rows exist for this period without the campaign filter.',
    actions: <Button>Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoMatch: Story = {};
export const NotCounted: Story = {
  args: {
    kind: 'notCounted',
    title: 'Today is still being counted',
    description: 'Data for a day arrives the next morning. The latest full day is November 20.',
    actions: <Button>Show November 20</Button>,
  },
};
export const Failed: Story = {
  args: {
    kind: 'failed',
    title: 'The report could not be loaded',
    description: 'The server took longer than 120 seconds. A shorter period usually works.',
    actions: (
      <>
        <Button variant="primary" icon={<RotateCwIcon />}>
          Try again
        </Button>
        <Button>Last 7 days</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The report could not be loaded');
  },
};
export const NothingYet: Story = {
  args: {
    kind: 'nothingYet',
    title: '还没有草稿',
    description: '新建一个草稿，或用模板导入。',
    actions: <Button>新建草稿</Button>,
  },
  globals: { language: 'cn' },
};
export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };
export const NoMatchDark: Story = { globals: { theme: 'dark' } };
