import { Button, EmptyState } from '@meridian/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ReportTable } from '../index';
import { keywordSummary, type KeywordRow } from '../testing/keyword-report';
import { keywordReport } from '../testing/keyword-table';

const noTotals = { rows: [], summary: undefined };
/** Texts of a story without rows. */
const noRowsIn = ({ cn, tw }: { cn?: object; tw?: object }) => ({
  cn: { rows: [], ...cn },
  tw: { rows: [], ...tw },
});
const noMatch = (title: string, description: string, action: string) => (
  <EmptyState kind="noMatch" title={title} description={description} actions={<Button>{action}</Button>} />
);
const notCounted = (title: string, description: string, action: string) => (
  <EmptyState kind="notCounted" title={title} description={description} actions={<Button>{action}</Button>} />
);
const failed = (title: string, description: string, action: string) => (
  <EmptyState
    kind="failed"
    title={title}
    description={description}
    actions={<Button variant="primary">{action}</Button>}
  />
);
const noRows = { page: 1, size: 20, totalCount: 0, onChange: fn() };

const meta = {
  title: 'Report table/States (loading, empty, failed)',
  component: ReportTable<KeywordRow>,
  parameters: {
    layout: 'fullscreen',
    texts: { cn: keywordReport('cn'), tw: keywordReport('tw') },
  },
  decorators: [
    (Story) => (
      <div className="flex h-[640px] flex-col">
        <Story />
      </div>
    ),
  ],
  args: {
    ...keywordReport('en'),
    summary: keywordSummary,
    pagination: { page: 1, size: 20, totalCount: 98, onChange: fn() },
    onSortChange: fn(),
  },
} satisfies Meta<typeof ReportTable<KeywordRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first load: placeholder bars, after 200 ms. */
export const Loading: Story = {
  tags: ['!test'],
  args: { ...noTotals, status: 'loading' },
  parameters: { texts: noRowsIn({}) },
};

/** Later loads keep the old rows until the new ones arrive. */
export const Refreshing: Story = {
  args: { status: 'refreshing' },
  // contrast rules do not apply to rows about to be replaced, which are inactive
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBe(22);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The host describes the empty case; the header stays. */
export const NoMatch: Story = {
  tags: ['!test'],
  args: {
    ...noTotals,
    pagination: noRows,
    empty: noMatch(
      'No rows match these filters',
      '98 rows exist for this period without the campaign filter.',
      'Clear filters',
    ),
  },
  parameters: {
    texts: noRowsIn({
      cn: { empty: noMatch('没有符合筛选条件的数据', '不按计划筛选时，该时段有 98 条数据。', '清除筛选') },
      tw: {
        empty: noMatch('沒有符合篩選條件的資料', '不依廣告活動篩選時，此期間有 98 筆資料。', '清除篩選'),
      },
    }),
  },
};

/** Another empty case, with an action. */
export const NotCountedYet: Story = {
  tags: ['!test'],
  args: {
    ...noTotals,
    pagination: noRows,
    empty: notCounted(
      'Today is still being counted',
      'Data for a day arrives the next morning. The latest full day is November 20.',
      'Show November 20',
    ),
  },
  parameters: {
    texts: noRowsIn({
      cn: {
        empty: notCounted(
          '今天的数据仍在统计',
          '每天的数据于次日早晨更新。最近的完整日期是 11 月 20 日。',
          '查看 11 月 20 日',
        ),
      },
      tw: {
        empty: notCounted(
          '今天的資料仍在統計',
          '每天的資料於隔天早上更新。最近的完整日期是 11 月 20 日。',
          '查看 11 月 20 日',
        ),
      },
    }),
  },
};

/** Without slots the table shows a default text. */
export const Empty: Story = {
  tags: ['!test'],
  args: { ...noTotals, pagination: noRows },
  parameters: { texts: noRowsIn({}) },
};

/** The rows failed to load. The host explains the reason and the next step. */
export const Failed: Story = {
  tags: ['!test'],
  args: {
    ...noTotals,
    status: 'error',
    error: failed(
      'Couldn’t load the report',
      'The server took longer than 120 seconds. A shorter period usually works.',
      'Try again',
    ),
  },
  parameters: {
    texts: noRowsIn({
      cn: {
        error: failed('报告加载失败', '服务器超过 120 秒没有响应。缩短时间范围通常可以解决。', '重试'),
      },
      tw: {
        error: failed('報表載入失敗', '伺服器超過 120 秒沒有回應。縮短時間範圍通常可以解決。', '重試'),
      },
    }),
  },
};

// tests

export const LoadingIsAnnounced: Story = {
  ...Loading,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: /Impressions/ })).toBeVisible();
    await expect(canvas.queryByText(/of 98/)).not.toBeInTheDocument();
    // loaded on demand
    await waitFor(() =>
      expect(canvasElement.querySelector('[role=grid] > [aria-hidden=true]')).toBeVisible(),
    );
  },
};

export const NoMatchHasAHead: Story = {
  ...NoMatch,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rows match these filters')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Keyword' })).toBeVisible();
    await expect(canvas.getByText('No rows')).toBeVisible();
  },
};

export const NotCountedYetOffersADay: Story = {
  ...NotCountedYet,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Today is still being counted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show November 20' })).toBeVisible();
  },
};

export const EmptyHasNoTotals: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data')).toBeVisible();
    await expect(canvas.queryByText('Total')).not.toBeInTheDocument();
  },
};

export const FailureIsAnAlert: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load the report');
    await expect(canvas.getByRole('columnheader', { name: /Cost/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 2' })).not.toBeInTheDocument();
  },
};
