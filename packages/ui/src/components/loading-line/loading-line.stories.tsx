import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { LoadingLine } from './loading-line';
import { LoadingLineExample } from './loading-line.example';
import code from './loading-line.example.tsx?raw';

/**
 * A thin animated line above a list or a page while it refreshes. Fast responses show no line.
 *
 * - **Do** keep the previous rows visible below it.
 * - **Do not** use it for a first load; show a Skeleton.
 */
const meta = {
  title: 'Components/Feedback/LoadingLine (progress)',
  tags: ['autodocs'],
  component: LoadingLine,
  parameters: {
    ...guide<ComponentProps<typeof LoadingLine>>({
      roles: 'progressbar without a value',
      cn: { label: '正在加载报告' },
      tw: { label: '正在載入報表' },
    }),
  },
  args: { label: 'Loading the report', className: 'w-80' },
} satisfies Meta<typeof LoadingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(LoadingLineExample, code);

// tests

export const InDark: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: { label: '正在加载报告' },
};
