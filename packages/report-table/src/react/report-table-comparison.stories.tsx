import type { Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportTable, type CellRenderer } from '../index';
import {
  comparedRows,
  comparedSummary,
  comparedTitleInfos,
  weekBefore,
  type ComparedRow,
} from '../testing/compared-report';

const showWord: CellRenderer<ComparedRow> = ({ text, row }) => (
  <span className="flex min-w-0 flex-1 items-center gap-2">
    <span
      aria-hidden
      className={`size-[7px] flex-none rounded-full ${row.status === 'active' ? 'bg-ok-solid' : 'bg-fg-3'}`}
    />
    <span className="truncate font-medium text-fg-1">{text}</span>
  </span>
);

const reportIn = (language: Language) => ({
  titleInfos: comparedTitleInfos(language),
  rows: comparedRows(language),
  language,
});

const meta = {
  title: 'Report table/Comparison',
  component: ReportTable<ComparedRow>,
  parameters: {
    layout: 'fullscreen',
    texts: {
      cn: { ...reportIn('cn'), caption: '关键词报告，与前一周比较' },
      tw: { ...reportIn('tw'), caption: '關鍵字報表，與前一週比較' },
    },
  },
  decorators: [
    (Story) => (
      <div className="flex h-[640px] flex-col">
        <Story />
      </div>
    ),
  ],
  args: {
    ...reportIn('en'),
    caption: 'Keyword report, compared with the week before',
    summary: comparedSummary,
    comparison: weekBefore,
    defaultSort: { dataKey: 'cost:change', direction: 'desc' },
    onSortChange: fn(),
    pagination: { page: 1, size: 20, totalCount: 15, onChange: fn() },
    renderers: { showWord },
  },
} satisfies Meta<typeof ReportTable<ComparedRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each number beside that of the previous week, in a collapsible group; the sorted change has a bar. */
export const Comparison: Story = { tags: ['!test'] };

/** Only some of the fields. A lower cost counts as good here. */
export const SomeFields: Story = {
  tags: ['!test'],
  args: {
    comparison: { ...weekBefore, fields: ['cost'], favourable: { cost: 'lower' } },
  },
};

// tests

export const FoldsAndSortsComparisons: Story = {
  ...Comparison,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    // the parts for comparisons are loaded with the first one
    await canvas.findAllByRole('columnheader', { name: 'Previous' });
    const row = (name: string) => canvas.getByRole('rowheader', { name }).closest('[role=row]');
    await step('shows both values, the amount and the percentage', async () => {
      await expect(row('jr pass 购买')).toHaveTextContent('13,328.9510,174.77+3,154.1831.0%');
      await expect(row('北海道滑雪')).toHaveTextContent('10,130.7212,384.74\u22122,254.0218.2%');
      await expect(canvas.getAllByRole('img', { name: 'up 26.8 percent' })[0]).toBeVisible();
    });
    await step('shows a word for changes without a percentage', async () => {
      await expect(row('奈良小鹿一日游')).toHaveTextContent('2,891.56--New');
      await expect(row('东京自由行攻略')).toHaveTextContent('0.001,288.40Stopped');
    });
    await step('compares the totals', async () => {
      await expect(row('Total 15 rows')).toHaveTextContent('107,353.9498,323.54+9,030.409.2%');
    });
    await step('collapses to the value and the percentage', async () => {
      const button = canvas.getByRole('button', { name: 'Show previous value and change for Clicks' });
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(row('jr pass 购买')).toHaveTextContent('5,13026.8%9.30%');
      await userEvent.click(button);
      await expect(row('jr pass 购买')).toHaveTextContent('5,1304,046+1,08426.8%9.30%');
    });
    await step('sorts by the change of a field', async () => {
      const [, clicks] = canvas.getAllByRole('button', { name: 'Change' });
      if (clicks) await userEvent.click(clicks);
      await expect(args.onSortChange).toHaveBeenLastCalledWith({
        dataKey: 'click:change',
        direction: 'asc',
      });
    });
  },
};

/** Traditional Chinese with the terms of Taiwan, in the dark theme. */
export const ComparisonTaiwanDark: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', theme: 'dark' },
  args: { ...reportIn('tw'), caption: '關鍵字報表，與前一週比較' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('上期'))[0]).toBeVisible();
    await expect(canvas.getAllByText('新增')[0]).toBeVisible();
    await expect(canvas.getAllByText('已停止')[0]).toBeVisible();
    await expect(canvas.getByText('第 1–15 筆，共 15 筆')).toBeVisible();
  },
};

export const SomeFieldsAreCompared: Story = {
  ...SomeFields,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('columnheader', { name: 'Previous' })).toHaveLength(1);
    const [down] = canvas.getAllByRole('img', { name: 'down 18.2 percent' });
    const [up] = canvas.getAllByRole('img', { name: 'up 31.0 percent' });
    await expect(down).toHaveClass('text-ok-fg');
    await expect(up).toHaveClass('text-bad-fg');
  },
};
