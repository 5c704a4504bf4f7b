import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BellIcon, XIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { CountBadge } from '../count-badge/count-badge';
import { Tooltip } from '../tooltip/tooltip';
import { IconButton } from './icon-button';

/**
 * A command with a well-known icon, for narrow toolbars.
 *
 * - **Do** give it a tooltip with the text of its name. Include a count in the name.
 * - **Do not** use an icon that needs an explanation, or two similar icons in one toolbar.
 */
const meta = {
  title: 'ui/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { label: 'Messages', children: <BellIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTooltip: Story = {
  render: (args) => (
    <Tooltip content="Messages">
      <IconButton {...args} />
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Messages' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Messages');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const WithBadgeDark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div className="flex gap-4">
      {[0, 3, 12].map((count) => (
        <IconButton key={count} label={`Messages, ${String(count)} unread`}>
          <BellIcon />
          <CountBadge count={count} />
        </IconButton>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Messages, 12 unread' })).toHaveTextContent('9+');
    await expect(canvas.getByRole('button', { name: 'Messages, 0 unread' })).toHaveTextContent('');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <EachSize>
      <IconButton {...args} />
      <IconButton label="关闭" size="small">
        <XIcon />
      </IconButton>
    </EachSize>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
    }
  },
};
