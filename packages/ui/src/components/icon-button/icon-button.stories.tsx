import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BellIcon, XIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { CountBadge } from '../count-badge/count-badge';
import { Tooltip } from '../tooltip/tooltip';
import { IconButton } from './icon-button';
import { IconButtonExample } from './icon-button.example';
import code from './icon-button.example.tsx?raw';

/**
 * A command with a well-known icon, for narrow toolbars.
 *
 * - **Do** give it a tooltip with the text of its name. Include a count in the name.
 * - **Do not** use an icon that needs an explanation, or two similar icons in one toolbar.
 */
const meta = {
  title: 'Components/Actions/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  parameters: {
    ...guide<ComponentProps<typeof IconButton>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Enter, Space', 'Runs the action.'],
        ['Escape', 'Hides the tooltip.'],
      ],
      roles: 'button, named by label',
      cn: { label: '消息' },
      tw: { label: '訊息' },
    }),
  },
  args: { label: 'Messages', children: <BellIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { unread: (count: number) => `Messages, ${count} unread`, close: 'Close' },
  cn: { unread: (count: number) => `消息，${count} 条未读`, close: '关闭' },
  tw: { unread: (count: number) => `訊息，${count} 則未讀`, close: '關閉' },
};

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(IconButtonExample, code);
export const WithBadge: Story = {
  tags: ['!test'],
  globals: { theme: 'dark' },
  render: inLanguage((language) => (
    <div className="flex gap-4">
      {[0, 3, 12].map((count) => (
        <IconButton key={count} label={texts[language].unread(count)}>
          <BellIcon />
          <CountBadge count={count} />
        </IconButton>
      ))}
    </div>
  )),
};

export const Sizes: Story = {
  tags: ['!test'],
  render: inLanguage((language, args) => (
    <EachSize language={language}>
      <IconButton {...args} />
      <IconButton label={texts[language].close} size="small">
        <XIcon />
      </IconButton>
    </EachSize>
  )),
};

// tests

export const ShowsATooltipOnFocus: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: (args) => (
    <Tooltip content="Messages">
      <IconButton {...args} />
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Messages' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('Messages');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument());
  },
};

export const CountsAreNotPartOfTheName: Story = {
  ...WithBadge,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Messages, 12 unread' })).toHaveTextContent('9+');
    await expect(canvas.getByRole('button', { name: 'Messages, 0 unread' })).toHaveTextContent('');
  },
};

export const IsLargeEnoughInEverySize: Story = {
  ...Sizes,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
    }
  },
};
