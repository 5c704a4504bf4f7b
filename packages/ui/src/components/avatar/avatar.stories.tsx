import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Avatar } from './avatar';
import { AvatarExample } from './avatar.example';
import code from './avatar.example.tsx?raw';

/**
 * The round picture of a person, beside the name; initials without a picture.
 *
 * - **Do** use it for people only. Accounts have a Tile.
 * - **Do not** show it without the name.
 */
const meta = {
  title: 'Components/Data/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  parameters: {
    ...guide<ComponentProps<typeof Avatar>>({
      roles: 'none; the name beside it is read',
      cn: { name: '林薇' },
      tw: { name: '林薇' },
    }),
  },
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

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(AvatarExample, code);
export const InitialsAndPicture: Story = { render: () => people };

// tests

export const InDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => people,
  globals: { theme: 'dark' },
};
