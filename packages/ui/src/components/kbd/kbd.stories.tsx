import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../logo/logo';
import { Kbd } from './kbd';

const meta = { title: 'ui/Kbd and Logo', component: Kbd, args: { children: 'Ctrl K' } } satisfies Meta<
  typeof Kbd
>;
export default meta;
type Story = StoryObj<typeof meta>;

const both = (
  <div className="flex items-center gap-3">
    <Logo />
    <Kbd>Ctrl K</Kbd>
  </div>
);
export const Default: Story = { render: () => both };
export const Dark: Story = { render: () => both, globals: { theme: 'dark' } };
