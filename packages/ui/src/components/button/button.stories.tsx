import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Columns3Icon, DownloadIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Button } from './button';
import { ButtonExample } from './button.example';
import code from './button.example.tsx?raw';

/**
 * Runs an action on this page. For a link to another page, give the button `asChild` and the link.
 *
 * - **Do** name the action (Export, Delete draft). Use one filled button per view, and `danger` only for
 *   actions that cannot be undone.
 * - **Do not** write OK or Submit, use the same colour for several buttons of a bar, or disable a button
 *   without a reason that the user can read.
 */
const meta = {
  title: 'Components/Actions/Button',
  tags: ['autodocs'],
  component: Button,
  parameters: {
    ...guide<ComponentProps<typeof Button>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Enter, Space', 'Runs the action.'],
      ],
      roles: 'button; aria-busy while loading; link with asChild and a link',
      cn: { children: '导出' },
      tw: { children: '匯出' },
    }),
  },
  args: { children: 'Export' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ButtonExample, code);
const variants = (
  <div className="flex flex-wrap gap-3">
    <Button variant="primary" icon={<DownloadIcon />}>
      Export
    </Button>
    <Button>Cancel</Button>
    <Button icon={<Columns3Icon />} aria-pressed>
      Columns
    </Button>
    <Button variant="ghost">Filter</Button>
    <Button variant="link">All messages</Button>
    <Button variant="danger">Delete</Button>
    <Button disabled>Disabled</Button>
    <Button variant="primary" disabled>
      Disabled
    </Button>
  </div>
);
export const Variants: Story = { render: () => variants };
export const Sizes: Story = {
  render: () => (
    <EachSize>
      <Button variant="primary">Apply</Button>
      <Button icon={<DownloadIcon />}>导出</Button>
    </EachSize>
  ),
};

export const Loading: Story = {
  tags: ['!test'],
  args: { variant: 'primary', icon: <DownloadIcon />, onClick: fn() },
  render: (args) => (
    <div className="flex gap-3">
      <Button {...args} />
      <Button {...args} isLoading />
    </div>
  ),
};

export const AsLink: Story = {
  tags: ['!test'],
  render: () => (
    <Button asChild icon={<DownloadIcon />}>
      <a href="#downloads">Download centre</a>
    </Button>
  ),
};

export const LongText: Story = {
  render: () => (
    <div className="w-60 overflow-hidden rounded-sm border border-line-2 p-3">
      <Button className="max-w-full">
        <span className="truncate">A campaign whose name is longer than the toolbar has room for</span>
      </Button>
    </div>
  ),
};

// tests

export const RunsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const VariantsInDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => variants,
  globals: { theme: 'dark' },
};

export const KeepsWidthAndFocusWhileLoading: Story = {
  ...Loading,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent, args }) => {
    const [idle, loading] = canvas.getAllByRole('button', { name: 'Export' });
    await expect(loading?.offsetWidth).toBe(idle?.offsetWidth);
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    loading?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(loading).toHaveFocus();
  },
};

export const IsALink: Story = {
  ...AsLink,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download centre' });
    await expect(link).not.toHaveAttribute('type');
    await expect(link.querySelector('svg')).toBeInTheDocument();
  },
};
