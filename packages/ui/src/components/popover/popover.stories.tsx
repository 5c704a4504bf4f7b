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

/**
 * A small panel beside its button, for a form of a few fields or for details.
 *
 * - **Do** focus the first field, and close the popover when the task is done.
 * - **Do not** use it for commands (Menu), for text only (Tooltip), or for a task that must be finished
 *   (Dialog).
 */
const meta = { title: 'ui/Popover', tags: ['autodocs'], component: Columns } satisfies Meta<typeof Columns>;
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
export const OpenChinese: Story = {
  render: () => (
    <Popover>
      <PopoverTrigger asChild>
        <Button>欄位</Button>
      </PopoverTrigger>
      <PopoverContent label="欄位" className="p-4">
        <Checkbox label="曝光" defaultChecked />
      </PopoverContent>
    </Popover>
  ),
  globals: { language: 'tw', size: 'mini' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '欄位' }));
    await expect(await screen.findByRole('checkbox', { name: '曝光' })).toHaveFocus();
  },
};
