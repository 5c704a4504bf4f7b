import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { ChangeText } from './change-text';

const meta = {
  title: 'ui/ChangeText',
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
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sizes: Story = {
  render: (args) => (
    <EachSize>
      <ChangeText {...args} />
    </EachSize>
  ),
};
