import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InfoIcon, PlugZapIcon, RefreshCwIcon } from '../../icons';
import { Button } from '../button/button';
import { Banner } from './banner';

const retry = fn();

/**
 * One line over the whole page, for a state that concerns all of it and lasts.
 *
 * - **Do** keep one at a time, and take it away when the state has ended; put what counts down into the
 *   aside, which is not read out.
 * - **Do not** advertise in it, or repeat in it what a form already says.
 */
const meta = {
  title: 'ui/Banner',
  tags: ['autodocs'],
  component: Banner,
  args: {
    tone: 'warn',
    icon: <PlugZapIcon />,
    title: 'The server is away.',
    children: 'Figures below are from 09:12. What you type is kept on this computer.',
    aside: 'Trying again in 12 s',
    action: (
      <Button icon={<RefreshCwIcon />} onClick={retry}>
        Try now
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    retry.mockClear();
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The state is announced, the countdown is not; the button answers to the keyboard. */
export const Warning: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('The server is away. Figures below are from 09:12.');
    await expect(status).not.toHaveTextContent('12 s');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const WarningDark: Story = { globals: { theme: 'dark' } };
export const OneLineIs40High: Story = {
  decorators: [
    (Story) => (
      <div className="w-300">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').parentElement?.offsetHeight).toBe(40);
  },
};
export const Information: Story = {
  args: {
    tone: 'info',
    icon: <InfoIcon />,
    title: 'A new version is ready.',
    children: 'Reload the page to use it.',
    aside: undefined,
    action: undefined,
  },
};
/** On a phone the words wrap, and the button moves under them. */
export const Narrow: Story = {
  args: {
    title: '无法连接服务器。',
    children: '以下数据更新于 09:12。您填写的内容会保存在本机。',
    aside: '12 秒后重试',
    action: <Button icon={<RefreshCwIcon />}>立即重试</Button>,
  },
  globals: { language: 'cn' },
  decorators: [
    (Story) => (
      <div className="w-97.5 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status').parentElement;
    await expect(banner?.scrollWidth).toBe(banner?.clientWidth);
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('status').getBoundingClientRect().top,
    );
  },
};
export const TraditionalChineseDark: Story = {
  args: {
    title: '無法連線到伺服器。',
    children: '以下數據更新於 09:12。您填寫的內容會保存在本機。',
    aside: '12 秒後重試',
    action: <Button icon={<RefreshCwIcon />}>立即重試</Button>,
  },
  globals: { language: 'tw', theme: 'dark', size: 'mini' },
};
