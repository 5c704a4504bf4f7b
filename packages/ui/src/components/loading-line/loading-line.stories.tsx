import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingLine } from './loading-line';

/**
 * A thin line that runs over a list or a page while fresh rows are fetched. Fast answers show nothing.
 *
 * - **Do** keep the old rows in sight under it.
 * - **Do not** use it where nothing stands yet: show a Skeleton.
 */
const meta = {
  title: 'ui/LoadingLine',
  tags: ['autodocs'],
  component: LoadingLine,
  args: { label: 'Loading the report', className: 'w-80' },
} satisfies Meta<typeof LoadingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' }, args: { label: '正在加载报告' } };
