import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Popover, PopoverContent, PopoverTrigger, type PopoverContentProps } from './popover';
import { PopoverExample } from './popover.example';
import code from './popover.example.tsx?raw';

/**
 * A small panel beside its button, for a form of a few fields or for details.
 *
 * - **Do** focus the first field, and close the popover when the task is done.
 * - **Do not** use it for commands (Menu), for text only (Tooltip), or for a task that must be finished
 *   (Dialog).
 */
const meta = {
  title: 'Components/Overlays/Popover (flyout)',
  tags: ['autodocs'],
  component: PopoverContent,
  args: { label: 'Columns', className: 'p-4', children: <Checkbox label="Impressions" defaultChecked /> },
  parameters: {
    ...guide<PopoverContentProps>({
      keys: [
        ['Enter, Space', 'Opens the panel and moves the focus into it.'],
        ['Tab', 'Moves inside the panel.'],
        ['Escape', 'Closes the panel and returns the focus to its button.'],
      ],
      roles: 'dialog, named by label',
      cn: { label: '列', children: <Checkbox label="展现" defaultChecked /> },
      tw: { label: '欄位', children: <Checkbox label="曝光" defaultChecked /> },
    }),
  },
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button>{args.label}</Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
} satisfies Meta<typeof PopoverContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(PopoverExample, code);
export const Open: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <Button>{args.label}</Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
};

// tests

export const ReturnsTheFocus: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <PopoverExample />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Columns' });
    await expect(screen.getByRole('checkbox', { name: 'Impressions' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const FocusesTheFirstField: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark', language: 'tw', size: 'mini' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '欄位' }));
    await expect(await screen.findByRole('checkbox', { name: '曝光' })).toHaveFocus();
  },
};
