import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover';

function Columns() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>Columns</Button>
      </PopoverTrigger>
      <PopoverContent label="Columns" className="w-79 p-4">
        <div className="flex flex-col gap-1">
          <Checkbox label="Impressions" defaultChecked />
          <Checkbox label="Clicks" />
        </div>
        <PopoverClose asChild>
          <Button variant="primary" className="mt-3">
            Apply
          </Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  );
}

const meta = { title: 'ui/Popover', component: Columns } satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Columns' });
    await expect(screen.getByRole('checkbox', { name: 'Impressions' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OpenDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('dialog', { name: 'Columns' });
  },
};
