import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from './count-badge';

/**
 * The number of unread items, over the icon that opens them. Empty for 0; `9+` from 10.
 *
 * - **Do** include the number in the accessible name of the button.
 * - **Do not** use it for items that are not new, or make it a separate button.
 */
const meta = {
  title: 'ui/CountBadge',
  tags: ['autodocs'],
  component: CountBadge,
  args: { count: 3 },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const counts = (
  <div className="flex gap-6">
    {[1, 9, 10, 0].map((count) => (
      <span key={count} className="relative size-8 rounded-sm bg-sunken">
        <CountBadge count={count} />
      </span>
    ))}
  </div>
);
export const Default: Story = {
  render: () => counts,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(1|9|9\+)$/).map(({ textContent }) => textContent)).toEqual([
      '1',
      '9',
      '9+',
    ]);
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
};
export const Dark: Story = { render: () => counts, globals: { theme: 'dark' } };
