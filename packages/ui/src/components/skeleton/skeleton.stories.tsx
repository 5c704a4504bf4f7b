import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Skeleton } from './skeleton';
import { SkeletonExample } from './skeleton.example';
import code from './skeleton.example.tsx?raw';

/**
 * A grey bar of about the size of the content that will replace it, so that the layout does not shift.
 *
 * - **Do** draw the usual number of rows.
 * - **Do not** animate anything else beside it.
 */
const meta = {
  title: 'Components/Feedback/Skeleton (loading placeholder)',
  tags: ['autodocs'],
  component: Skeleton,
  parameters: {
    ...guide<ComponentProps<typeof Skeleton>>({ roles: 'none; name the pending content in a status' }),
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (
  <div className="flex flex-col gap-3">
    {[120, 92, 140, 100].map((widthPx) => (
      <Skeleton key={widthPx} style={{ width: widthPx }} />
    ))}
  </div>
);

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SkeletonExample, code);
export const Rows: Story = { render: () => rows };

// tests

export const RowsInDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => rows,
  globals: { theme: 'dark' },
};
