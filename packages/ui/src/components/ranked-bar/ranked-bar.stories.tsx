import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { RankedBar } from './ranked-bar';
import { RankedBarExample } from './ranked-bar.example';
import code from './ranked-bar.example.tsx?raw';

/**
 * The bar in a row of a ranking, beside its value.
 *
 * - **Do** scale all bars of a table by its highest value.
 * - **Do not** show it without the value: screen readers skip the bar.
 */
const meta = {
  title: 'Components/Data/RankedBar (bar in a table)',
  tags: ['autodocs'],
  component: RankedBar,
  parameters: { ...guide<ComponentProps<typeof RankedBar>>({ roles: 'none; screen readers skip the bar' }) },
  args: { share: 0.65 },
  render: (args) => (
    <div className="w-24">
      <RankedBar {...args} />
    </div>
  ),
} satisfies Meta<typeof RankedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const shares = [1, 0.85, 0.77, 0.65, 0.39, 0.1, 0.004, 0];

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(RankedBarExample, code);
export const Ranking: Story = {
  tags: ['!test'],
  render: () => (
    <div className="flex w-24 flex-col gap-3">
      {shares.map((share, at) => (
        <RankedBar key={share} share={share} isStrong={at < 3} />
      ))}
    </div>
  ),
};

// tests

export const RankingInDark: Story = {
  tags: ['!dev', '!autodocs'],
  ...Ranking,
  globals: { theme: 'dark' },
};

/** A value above the highest one, or not a number: the bar stays inside its box. */
export const StaysInItsBox: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => (
    <div className="flex w-24 flex-col gap-3">
      {[2, -1, Number.NaN].map((share) => (
        <RankedBar key={share} share={share} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[aria-hidden] > span')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect(widths).toEqual([96, 0, 0]);
  },
};
