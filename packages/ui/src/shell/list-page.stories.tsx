import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/button';
import { EmptyState } from '../components/empty-state/empty-state';
import { ListPage } from '../shell';

/**
 * A page that shows a list: title, actions, filters, then the list.
 *
 * - **Do** put `DataTable` or an `EmptyState` into it.
 * - **Do not** nest it: the page has one title.
 */
const meta = {
  title: 'Components/Navigation/ListPage',
  tags: ['autodocs'],
  component: ListPage,
  args: {
    title: 'Files',
    actions: <Button>Refresh</Button>,
    children: (
      <EmptyState kind="nothingYet" title="No files yet" description="Export a report to see it here." />
    ),
  },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
