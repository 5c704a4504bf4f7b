import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InfoIcon, PlugZapIcon, RefreshCwIcon } from '../../icons';
import { Button } from '../button/button';
import { Banner } from './banner';

const retry = fn();

/**
 * One line above the whole page, for a lasting state that concerns all of it.
 *
 * - **Do** show one at a time, and remove it when the state ends. Put a countdown into `aside`, which
 *   screen readers do not announce.
 * - **Do not** advertise in it, or repeat the message of a form.
 */
const meta = {
  title: 'ui/Banner',
  tags: ['autodocs'],
  component: Banner,
  args: {
    tone: 'warn',
    icon: <PlugZapIcon />,
    title: 'The server is offline.',
    children: 'Data below is from 09:12. Unsaved changes are stored on this computer.',
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

/** Screen readers announce the state, not the countdown. The button works by keyboard. */
export const Warning: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('The server is offline. Data below is from 09:12.');
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
/** On a phone the text wraps, and the button moves below it. */
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
