import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

/**
 * A grey bar of about the size of the content that will replace it, so that the layout does not shift.
 *
 * - **Do** draw the usual number of rows.
 * - **Do not** animate anything else beside it.
 */
const meta = { title: 'ui/Skeleton', tags: ['autodocs'], component: Skeleton } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (
  <div className="flex flex-col gap-3">
    {[120, 92, 140, 100].map((widthPx) => (
      <Skeleton key={widthPx} style={{ width: widthPx }} />
    ))}
  </div>
);
export const Default: Story = { render: () => rows };
export const Dark: Story = { render: () => rows, globals: { theme: 'dark' } };
