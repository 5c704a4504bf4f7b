import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'ui/Tooltip',
  component: Tooltip,
  args: { content: 'Cost divided by clicks', children: <Button>CPC</Button>, side: 'bottom' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Cost divided by clicks');
    await expect(canvas.getByRole('button', { name: 'CPC' })).toHaveAccessibleDescription(
      'Cost divided by clicks',
    );
  },
};
export const Dark: Story = { ...ShownOnFocus, globals: { theme: 'dark' } };
