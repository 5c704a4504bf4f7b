import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Tile } from './tile';
import { TileExample } from './tile.example';
import code from './tile.example.tsx?raw';

/**
 * The coloured square of an account, beside its name.
 *
 * - **Do** pass the account's number as `seed`, so that a new name does not change the colour.
 * - **Do not** show it without the name.
 */
const meta = {
  title: 'Components/Data/Tile (account icon)',
  tags: ['autodocs'],
  component: Tile,
  parameters: {
    ...guide<ComponentProps<typeof Tile>>({
      roles: 'none; the name beside it is read',
      cn: { name: '樱屋酒店' },
      tw: { name: '櫻屋酒店' },
    }),
  },
  args: { name: 'Kaede Travel' },
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (
  <div className="flex items-center gap-3">
    {['Kaede Travel', '樱屋酒店', 'Rail Pass Direct', 'Alpine', '北海道', '9 Lives'].map((name) => (
      <Tile key={name} name={name} />
    ))}
    <Tile name="Kaede Travel" size="large" />
  </div>
);

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(TileExample, code);
export const Names: Story = { render: () => row };

// tests

export const InDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => row,
  globals: { theme: 'dark' },
};
