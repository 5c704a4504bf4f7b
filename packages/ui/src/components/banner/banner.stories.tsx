import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { InfoIcon, PlugZapIcon, RefreshCwIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { Button } from '../button/button';
import { Banner } from './banner';
import { BannerExample } from './banner.example';
import code from './banner.example.tsx?raw';

const retry = fn();

/**
 * One line above the whole page, for a lasting state that concerns all of it.
 *
 * - **Do** show one at a time, and remove it when the state ends. Put a countdown into `aside`, which
 *   screen readers do not announce.
 * - **Do not** advertise in it, or repeat the message of a form.
 */
const meta = {
  title: 'Components/Feedback/Banner (announcement)',
  tags: ['autodocs'],
  component: Banner,
  parameters: {
    layout: 'fullscreen',
    ...guide<ComponentProps<typeof Banner>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Enter, Space', 'Runs the action.'],
      ],
      roles: 'status, without the countdown in aside',
      cn: {
        title: '无法连接服务器。',
        children: '以下数据更新于 09:12。您填写的内容会保存在本机。',
        aside: '12 秒后重试',
        action: <Button icon={<RefreshCwIcon />}>立即重试</Button>,
      },
      tw: {
        title: '無法連線到伺服器。',
        children: '以下資料更新於 09:12。您輸入的內容會暫存在這台裝置。',
        aside: '12 秒後重試',
        action: <Button icon={<RefreshCwIcon />}>立即重試</Button>,
      },
    }),
  },
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
  beforeEach: () => {
    retry.mockClear();
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(BannerExample, code);
export const Information: Story = {
  parameters: {
    ...textsOf<ComponentProps<typeof Banner>>({
      cn: {
        title: '新版本已就绪。',
        children: '重新加载页面即可使用。',
        aside: null,
        action: null,
      },
      tw: {
        title: '新版本已就緒。',
        children: '重新載入頁面即可使用。',
        aside: null,
        action: null,
      },
    }),
  },
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
  tags: ['!test'],
  decorators: [
    (Story) => (
      <div className="w-97.5 max-w-full">
        <Story />
      </div>
    ),
  ],
};

// tests

/** Screen readers announce the state, not the countdown. The button works by keyboard. */
export const AnnouncesItsState: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
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

export const OneLineIs40High: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
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

export const WrapsOnPhones: Story = {
  ...Narrow,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status').parentElement;
    await expect(banner?.scrollWidth).toBe(banner?.clientWidth);
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('status').getBoundingClientRect().top,
    );
  },
};
