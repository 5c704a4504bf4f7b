import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar';
import { Tile } from './tile';

const meta = { title: 'ui/Tile and Avatar', component: Tile, args: { name: 'Kaede Travel' } } satisfies Meta<
  typeof Tile
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (
  <div className="flex items-center gap-3">
    {['Kaede Travel', '樱屋酒店', 'Rail Pass Direct', 'Alpine', '北海道', '9 Lives'].map((name) => (
      <Tile key={name} name={name} />
    ))}
    <Tile name="Kaede Travel" size="large" />
    <Avatar name="Lin Wei" />
    <Avatar name="林薇" src="data:image/png;base64,broken" />
  </div>
);
export const Default: Story = { render: () => row };
export const Dark: Story = { render: () => row, globals: { theme: 'dark' } };
