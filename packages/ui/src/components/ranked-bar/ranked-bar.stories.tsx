import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankedBar } from './ranked-bar';

/**
 * The bar in a row of a ranking, beside its value.
 *
 * - **Do** scale all bars of a table by its highest value.
 * - **Do not** show it without the value: screen readers skip the bar.
 */
const meta = {
  title: 'ui/RankedBar',
  tags: ['autodocs'],
  component: RankedBar,
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

export const Default: Story = {};
export const Ranking: Story = {
  render: () => (
    <div className="flex w-24 flex-col gap-3">
      {shares.map((share, at) => (
        <RankedBar key={share} share={share} isStrong={at < 3} />
      ))}
    </div>
  ),
};
export const Dark: Story = { ...Ranking, globals: { theme: 'dark' } };
/** A value above the highest one, or not a number: the bar stays inside its box. */
export const OutOfRange: Story = {
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
