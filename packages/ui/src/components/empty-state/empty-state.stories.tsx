import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { RotateCwIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';
import { EmptyStateExample } from './empty-state.example';
import code from './empty-state.example.tsx?raw';

/**
 * Replaces the rows of an empty list: no match, not counted yet, failed, nothing created yet.
 *
 * - **Do** name the case and offer one action.
 * - **Do not** write only that there is no data, or show nothing after an error.
 */
const meta = {
  title: 'Components/Feedback/EmptyState (blank slate)',
  tags: ['autodocs'],
  component: EmptyState,
  parameters: {
    ...guide<ComponentProps<typeof EmptyState>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Enter, Space', 'Runs an action.'],
      ],
      roles: 'alert after an error, else text',
      cn: {
        title: '没有符合筛选条件的数据',
        description: '不按计划筛选时，该时段有 98 条数据。',
        actions: <Button>清除筛选</Button>,
      },
      tw: {
        title: '沒有符合篩選條件的資料',
        description: '不依廣告活動篩選時，此期間有 98 筆資料。',
        actions: <Button>清除篩選</Button>,
      },
    }),
  },
  args: {
    kind: 'noMatch',
    title: 'No rows match these filters',
    description: '98 rows exist for this period without the campaign filter.',
    actions: <Button>Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Example: Story = exampleOf(EmptyStateExample, code);
export const NotCounted: Story = {
  parameters: {
    ...textsOf<ComponentProps<typeof EmptyState>>({
      cn: {
        title: '今天的数据仍在统计',
        description: '每天的数据于次日早晨更新。最近的完整日期是 11 月 20 日。',
        actions: <Button>查看 11 月 20 日</Button>,
      },
      tw: {
        title: '今天的資料仍在統計',
        description: '每天的資料於隔天早上更新。最近的完整日期是 11 月 20 日。',
        actions: <Button>查看 11 月 20 日</Button>,
      },
    }),
  },
  args: {
    kind: 'notCounted',
    title: 'Today is still being counted',
    description: 'Data for a day arrives the next morning. The latest full day is November 20.',
    actions: <Button>Show November 20</Button>,
  },
};

export const Failed: Story = {
  tags: ['!test'],
  parameters: {
    ...textsOf<ComponentProps<typeof EmptyState>>({
      cn: {
        title: '报告加载失败',
        description: '服务器超过 120 秒没有响应。缩短时间范围通常可以解决。',
        actions: <Button variant="primary">重试</Button>,
      },
      tw: {
        title: '報表載入失敗',
        description: '伺服器超過 120 秒沒有回應。縮短時間範圍通常可以解決。',
        actions: <Button variant="primary">重試</Button>,
      },
    }),
  },
  args: {
    kind: 'failed',
    title: 'Couldn’t load the report',
    description: 'The server took longer than 120 seconds. A shorter period usually works.',
    actions: (
      <>
        <Button variant="primary" icon={<RotateCwIcon />}>
          Try again
        </Button>
        <Button>Last 7 days</Button>
      </>
    ),
  },
};

export const NothingYet: Story = {
  args: {
    kind: 'nothingYet',
    title: 'No drafts yet',
    description: 'Create a draft, or import one with a template.',
    actions: <Button>Create draft</Button>,
  },
  parameters: {
    ...textsOf<ComponentProps<typeof EmptyState>>({
      cn: {
        title: '还没有草稿',
        description: '新建一个草稿，或用模板导入。',
        actions: <Button>新建草稿</Button>,
      },
      tw: {
        title: '還沒有草稿',
        description: '新增一份草稿，或用範本匯入。',
        actions: <Button>新增草稿</Button>,
      },
    }),
  },
};

// tests

export const AnnouncesAnError: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the report');
  },
};
