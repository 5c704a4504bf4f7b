import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar';

/**
 * The round picture of a person, beside the name; initials without a picture.
 *
 * - **Do** use it for people only. Accounts have a Tile.
 * - **Do not** show it without the name.
 */
const meta = {
  title: 'ui/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Lin Wei' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = (
  <div className="flex items-center gap-3">
    <Avatar name="Lin Wei" />
    <Avatar name="林薇" src="data:image/png;base64,broken" />
  </div>
);
export const Default: Story = { render: () => people };
export const Dark: Story = { render: () => people, globals: { theme: 'dark' } };
