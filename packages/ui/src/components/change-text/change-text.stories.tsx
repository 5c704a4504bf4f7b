import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { ChangeText } from './change-text';

/**
 * The change of a value from the previous one, with an arrow, a colour and a text for screen readers.
 *
 * - **Do** choose the colour by meaning: a rising cost is not good, a rising number of clicks is.
 * - **Do not** colour a change that is neither good nor bad, or omit the text for screen readers.
 */
const meta = {
  title: 'ui/ChangeText',
  tags: ['autodocs'],
  component: ChangeText,
  args: { change: { text: '4.1%', direction: 'down', tone: 'good', spoken: 'down 4.1 percent' } },
} satisfies Meta<typeof ChangeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Favourable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('down 4.1 percent')).toBeInTheDocument();
    await expect(canvas.getByText('4.1%')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Unfavourable: Story = {
  args: { change: { text: '8.7%', direction: 'down', tone: 'bad', spoken: 'down 8.7 percent' } },
};
export const Neither: Story = {
  args: { change: { text: '6.4%', direction: 'up', tone: 'neutral', spoken: 'up 6.4 percent' } },
};
export const Unchanged: Story = {
  args: { change: { text: '0.0%', direction: 'same', tone: 'neutral', spoken: 'unchanged' } },
};
/** In a table it shares the baseline of the other numbers, whatever its arrow. */
export const OnTheLine: Story = {
  render: (args) => (
    <p className="text-12 tabular-nums">
      5.43% <ChangeText {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const bottoms = [canvas.getByText(/5\.43%/).firstChild, canvas.getByText('4.1%').firstChild].map(
      (text) => {
        const line = document.createRange();
        if (text) line.selectNodeContents(text);
        return line.getBoundingClientRect().bottom;
      },
    );
    await expect(bottoms[1]).toBeCloseTo(bottoms[0] ?? 0, 0);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sizes: Story = {
  render: (args) => (
    <EachSize>
      <ChangeText {...args} />
      <ChangeText change={{ text: '8.7%', direction: 'up', tone: 'good', spoken: '上升 8.7%' }} />
    </EachSize>
  ),
};
