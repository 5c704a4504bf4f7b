import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './text-area';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { label: 'Description line 1', className: 'w-80', counter: '26 / 9–80' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'Powder snow from December.' } };

export const WithError: Story = {
  args: { error: 'Write 9 to 80 characters.', defaultValue: 'Snow' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description line 1' });
    await expect(field).toHaveAccessibleDescription('Write 9 to 80 characters.');
  },
};
