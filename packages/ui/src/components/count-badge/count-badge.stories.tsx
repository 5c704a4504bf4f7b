import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { CountBadge } from './count-badge';
import { CountBadgeExample } from './count-badge.example';
import code from './count-badge.example.tsx?raw';

/**
 * The number of unread items, over the icon that opens them. Empty for 0; `9+` from 10.
 *
 * - **Do** include the number in the accessible name of the button.
 * - **Do not** use it for items that are not new, or make it a separate button.
 */
const meta = {
  title: 'Components/Feedback/CountBadge (notification dot)',
  tags: ['autodocs'],
  component: CountBadge,
  parameters: {
    ...guide<ComponentProps<typeof CountBadge>>({
      roles: 'text; put the number into the name of its button',
    }),
  },
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
  tags: ['!test'],
  decorators: [
    (Story) => (
      <span className="relative block size-8 rounded-sm bg-sunken">
        <Story />
      </span>
    ),
  ],
};
export const Example: Story = exampleOf(CountBadgeExample, code);
export const Counts: Story = {
  tags: ['!test'],
  render: () => counts,
};

// tests

export const ShowsUpToNine: Story = {
  ...Counts,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(1|9|9\+)$/).map(({ textContent }) => textContent)).toEqual([
      '1',
      '9',
      '9+',
    ]);
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
};

export const InDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => counts,
  globals: { theme: 'dark' },
};
