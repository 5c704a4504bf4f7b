import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingLine } from './loading-line';

/**
 * A thin animated line above a list or a page while it refreshes. Fast responses show no line.
 *
 * - **Do** keep the previous rows visible below it.
 * - **Do not** use it for a first load; show a Skeleton.
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
