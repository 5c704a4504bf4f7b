import { QualityCode, ReportTable, type CellRenderer } from '../index';
import {
  keywordRows,
  keywordSummary,
  keywordTitleInfos,
  manyRows,
  type KeywordRow,
} from '../testing/keyword-report';
import type { Language } from '@meridian/i18n/core';
import { Button, EmptyState } from '@meridian/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const renderersIn = (language: Language): Record<string, CellRenderer<KeywordRow>> => {
  const quality: CellRenderer<KeywordRow> = ({ value }) => <QualityCode code={value} language={language} />;
  return {
    showWord: ({ text, row }) => (
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <span aria-hidden className="size-[7px] flex-none rounded-full bg-ok-solid" />
        <span className="truncate font-medium text-fg-1" title={text}>
          {text}
        </span>
        <span className="ml-auto text-12 text-fg-3">{row.matchType}</span>
      </span>
    ),
    landPageExperience: quality,
    businessRelationship: quality,
    estimatedClickRate: quality,
  };
};

const noTotals = { rows: [], summary: undefined };

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='25'%3E%3Crect width='40' height='25' fill='%23a9c7e8'/%3E%3Cpath d='m8 25 10-14 10 14z' fill='%23e8eef6'/%3E%3C/svg%3E";

const meta = {
  title: 'report-table/ReportTable',
  component: ReportTable<KeywordRow>,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="flex h-[640px] flex-col">
        <Story />
      </div>
    ),
  ],
  args: {
    titleInfos: keywordTitleInfos('en'),
    rows: keywordRows('en'),
    summary: keywordSummary,
    caption: 'Keyword report',
    language: 'en',
    pagination: { page: 1, size: 20, totalCount: 98, onChange: fn() },
    narrow: { lead: 'showWord', sub: 'date' },
    renderers: renderersIn('en'),
    aids: { bar: 'cost', heat: 'ctr' },
    onSortChange: fn(),
  },
} satisfies Meta<typeof ReportTable<KeywordRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of a keyword report as a server sorted it. */
export const Default: Story = {
  args: { defaultSort: { dataKey: 'cost', direction: 'desc' } },
  play: async ({ canvas, userEvent, args }) => {
    const cost = await canvas.findByRole('columnheader', { name: /Cost/ });
    await expect(cost).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100');
    await userEvent.click(canvas.getByRole('button', { name: /Cost/ }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    await expect(cost).toHaveAttribute('aria-sort', 'none');
    // sorted by the server: the rows stay until others are given
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent('2,730.24');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.pagination?.onChange).toHaveBeenCalledWith({ page: 2, size: 20 });
  },
};

/** Simplified Chinese, for the dark theme at the smallest size. */
export const ChineseDark: Story = {
  globals: { language: 'cn', theme: 'dark', size: 'mini' },
  args: {
    language: 'cn',
    caption: '关键词报告',
    titleInfos: keywordTitleInfos('cn'),
    rows: keywordRows('cn'),
    renderers: renderersIn('cn'),
    defaultSort: { dataKey: 'cost', direction: 'desc' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('合计')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1–20 / 98');
  },
};

/** The first load: bars where figures will be, after 200 ms. */
export const Loading: Story = {
  args: { ...noTotals, status: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: /Impressions/ })).toBeVisible();
  },
};

/** Later loads keep the old rows until the new ones arrive. */
export const Refreshing: Story = {
  args: { status: 'refreshing' },
  // rows about to be replaced are inactive, which contrast does not apply to
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBe(22);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The host says which case of emptiness it is; the head stays. */
export const NoMatch: Story = {
  args: {
    ...noTotals,
    pagination: { page: 1, size: 20, totalCount: 0, onChange: fn() },
    empty: (
      <EmptyState
        kind="noMatch"
        title="No rows match these filters"
        description="98 rows exist for this period without the campaign filter."
        actions={<Button>Clear filters</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rows match these filters')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Keyword' })).toBeVisible();
    await expect(canvas.getByText('No rows')).toBeVisible();
  },
};

export const NotCountedYet: Story = {
  args: {
    ...noTotals,
    pagination: { page: 1, size: 20, totalCount: 0, onChange: fn() },
    empty: (
      <EmptyState
        kind="notCounted"
        title="Today is still being counted"
        description="Figures for a day arrive the next morning. The latest full day is November 20."
        actions={<Button>Show November 20</Button>}
      />
    ),
  },
};

/** Without slots the table says the least that is true. */
export const Empty: Story = {
  args: { ...noTotals, pagination: { page: 1, size: 20, totalCount: 0, onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    ...noTotals,
    status: 'error',
    error: (
      <EmptyState
        kind="failed"
        title="The report could not be loaded"
        description="The server took longer than 120 seconds. A shorter period usually works."
        actions={<Button variant="primary">Try again</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The report could not be loaded');
  },
};

/** Names end in an ellipsis and tell the rest in a tooltip; figures and dates are whole. */
export const LongText: Story = {
  args: {
    rows: keywordRows('en').map((row) => ({
      ...row,
      campaignName: `${row.campaignName} – everything about travelling to Japan in spring, summer and autumn`,
      cost: '-123456789012345678.90',
    })),
  },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText(/everything about travelling/);
    await expect(name).toHaveAttribute('title', expect.stringContaining('autumn'));
    await expect((name?.scrollWidth ?? 0) > (name?.clientWidth ?? 0)).toBe(true);
    const [cost] = canvas.getAllByText('-123,456,789,012,345,678.90');
    const cell = cost?.closest('[role=cell]');
    await waitFor(() =>
      expect(cost?.getBoundingClientRect().left).toBeGreaterThan(
        cell?.getBoundingClientRect().left ?? Infinity,
      ),
    );
  },
};

/** A renderer that throws marks its own cell and leaves all others alone. */
export const FailingRenderer: Story = {
  args: {
    renderers: {
      ...renderersIn('en'),
      campaignName: ({ text, row }) => {
        if (row.click === 926) throw new Error('renderer failed');
        return text;
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'This cell could not be shown' })).toBeVisible();
    await expect(canvas.getAllByText('Visa | Generic').length).toBeGreaterThan(1);
  },
};

/** Sorted and scrolled in memory; only the rows in view are in the page. */
export const HundredThousandRows: Story = {
  args: { rows: manyRows(100_000), mode: 'client', summary: undefined, pagination: undefined, aids: {} },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('button', { name: /Cost/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Cost/ }));
    await expect(canvas.getByText('123,456,789,012.34')).toBeVisible();
  },
};

/** Paged in memory, with the state of its page in the host. */
export const ClientPages: Story = {
  args: { rows: manyRows(98), mode: 'client', summary: undefined },
  render: function Render(args) {
    const [position, setPosition] = useState({ page: 1, size: 20 });
    return <ReportTable {...args} pagination={{ ...position, onChange: setPosition }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('keyword 0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('81–98 of 98');
    await expect(canvas.getByText('keyword 97')).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(19);
  },
};

/** Columns pinned at both sides, pictures, and html that shows as text. */
export const WideColumns: Story = {
  args: {
    titleInfos: [
      ...keywordTitleInfos('en').slice(0, 2),
      { dataKey: 'ideaMaterialUrl', titleName: 'Picture', domType: 'img', width: 90 },
      { dataKey: 'ideaDesc', titleName: 'Description', domType: 'html', width: 180 },
      ...keywordTitleInfos('en').slice(2),
      { dataKey: 'addState', titleName: 'State', fixed: 'right', width: 100 },
    ],
    rows: keywordRows('en').map((row, index) => ({
      ...row,
      ideaMaterialUrl: index % 2 === 0 ? picture : null,
      ideaDesc: '<b>Ten</b> days in Kyoto',
      addState: index % 3 === 0 ? 'Added' : 'Not added',
    })),
  },
  play: async ({ canvas }) => {
    const [image] = await canvas.findAllByRole('img', { name: 'Picture of 日本签证代办' });
    await expect(image).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'No picture' })[0]).toBeVisible();
    await expect(canvas.getAllByText('<b>Ten</b> days in Kyoto')[0]).toBeVisible();
  },
};

/** Under 992 px: the lead alone stays pinned, with the date under the name; a short pager. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { defaultSort: { dataKey: 'cost', direction: 'desc' } },
  play: async ({ canvas }) => {
    const [lead] = await canvas.findAllByRole('rowheader', { name: '日本签证代办 2026-11-14' });
    await expect(lead).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Date' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Page 2' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
  },
};
