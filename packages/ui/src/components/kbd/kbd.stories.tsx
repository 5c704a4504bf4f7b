import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd';

/**
 * The name of a key, as printed on the keyboard.
 *
 * - **Do** show it beside the command that it starts.
 * - **Do not** translate the letters on the keys.
 */
const meta = {
  title: 'ui/Kbd',
  tags: ['autodocs'],
  component: Kbd,
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

const keys = (
  <div className="flex items-center gap-3">
    <Kbd>Ctrl K</Kbd>
    <Kbd>Esc</Kbd>
    <Kbd>空格</Kbd>
  </div>
);
export const Default: Story = { render: () => keys };
export const Dark: Story = { render: () => keys, globals: { theme: 'dark' } };
