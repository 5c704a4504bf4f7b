import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from './tile';

/**
 * The coloured square of an account, beside its name.
 *
 * - **Do** pass the account's number as `seed`, so that a new name does not change the colour.
 * - **Do not** show it without the name.
 */
const meta = {
  title: 'ui/Tile',
  tags: ['autodocs'],
  component: Tile,
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
export const Default: Story = { render: () => row };
export const Dark: Story = { render: () => row, globals: { theme: 'dark' } };
