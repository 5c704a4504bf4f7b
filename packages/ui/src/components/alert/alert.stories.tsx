import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage, type StoryLanguage } from '../../stories/in-language';
import { Button } from '../button/button';
import { Alert } from './alert';
import { AlertExample } from './alert.example';
import code from './alert.example.tsx?raw';

/**
 * A line inside a page about the content below it.
 *
 * - **Do** say what happened, then what to do. Put the action beside the text.
 * - **Do not** use it for the whole page (Banner), for a passing event (Toast), or for an empty
 *   list (EmptyState).
 */
const meta = {
  title: 'Components/Feedback/Alert',
  tags: ['autodocs'],
  component: Alert,
  parameters: {
    ...guide<ComponentProps<typeof Alert>>({
      roles: 'status; alert for the tone bad, which is announced at once',
      cn: { children: '请求失败' },
      tw: { children: '請求失敗' },
    }),
  },
  args: { tone: 'bad', children: 'Request failed' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    failed: 'Request failed',
    tryAgain: 'Try again',
    low: 'Balance is less than one day of cost',
    counted: 'Data for the last three hours isn’t complete yet, so totals may still rise today.',
    added: '24 keywords were added.',
  },
  cn: {
    failed: '请求失败',
    tryAgain: '重试',
    low: '余额不足一天消费',
    counted: '最近三小时的数据仍在统计，今天再次打开页面时，合计可能会增加。',
    added: '已添加 24 个关键词。',
  },
  tw: {
    failed: '請求失敗',
    tryAgain: '重試',
    low: '餘額不足一天費用',
    counted: '最近三小時的資料仍在統計，今天再次開啟頁面時，合計可能會增加。',
    added: '已新增 24 個關鍵字。',
  },
};
const allIn = (language: StoryLanguage) => {
  const text = texts[language];
  return (
    <div className="flex w-110 flex-col gap-2">
      <Alert tone="bad" action={<Button variant="link">{text.tryAgain}</Button>}>
        {text.failed}
      </Alert>
      <Alert tone="warn">{text.low}</Alert>
      <Alert tone="info">{text.counted}</Alert>
      <Alert tone="ok">{text.added}</Alert>
    </div>
  );
};

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(AlertExample, code);
export const Tones: Story = { render: inLanguage(allIn) };

// tests

export const TonesInDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: inLanguage(allIn),
  globals: { theme: 'dark' },
};
