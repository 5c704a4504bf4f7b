import type { Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ReportTable, type RowSelectionState } from '../index';
import { reportTableArgTypes } from '../testing/arg-types';
import {
  keywordRows,
  keywordSummary,
  keywordTitleInfos,
  manyRows,
  type KeywordRow,
} from '../testing/keyword-report';
import { keywordRenderers, keywordReport } from '../testing/keyword-table';

const meta = {
  title: 'Report table/ReportTable (data grid)',
  component: ReportTable<KeywordRow>,
  argTypes: reportTableArgTypes,
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
    narrow: { lead: 'showWord', sub: 'date' },
    decorations: { bar: 'cost', heat: 'ctr' },
    onSortChange: fn(),
  },
} satisfies Meta<typeof ReportTable<KeywordRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of a keyword report, sorted by a server. */
export const Default: Story = {
  tags: ['!test'],
  args: { defaultSort: { dataKey: 'cost', direction: 'desc' } },
};

const longNames = {
  en: 'everything about travelling to Japan in spring, summer and autumn',
  cn: '春夏秋三季日本旅游的全部产品与线路',
  tw: '春夏秋三季日本旅遊的全部產品與路線',
};
const longRows = (language: Language) =>
  keywordRows(language).map((row) => ({
    ...row,
    campaignName: `${row.campaignName} – ${longNames[language]}`,
    cost: '-123456789012345678.90',
  }));

/** Names are truncated, with the full text in a tooltip; numbers and dates are never truncated. */
export const LongText: Story = {
  args: { rows: longRows('en') },
  parameters: { texts: { cn: { rows: longRows('cn') }, tw: { rows: longRows('tw') } } },
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByText(/everything about travelling|春夏秋/);
    if (!name) throw new Error('no campaign is drawn');
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await userEvent.hover(name);
    await expect(name).toHaveAttribute('title', expect.stringMatching(/autumn|秋/));

    const [date] = canvas.getAllByText('2026-11-14');
    if (!date) throw new Error('no date is drawn');
    await userEvent.hover(date);
    await expect(date).not.toHaveAttribute('title');

    const [cost] = canvas.getAllByText('-123,456,789,012,345,678.90');
    const cell = cost?.closest('[role=gridcell]');
    await waitFor(() =>
      expect(cost?.getBoundingClientRect().left).toBeGreaterThan(
        cell?.getBoundingClientRect().left ?? Infinity,
      ),
    );
  },
};

/** Paged in memory, with the page state in the host. */
export const ClientPages: Story = {
  tags: ['!test'],
  parameters: { texts: { cn: { rows: manyRows(98, 'cn') }, tw: { rows: manyRows(98, 'tw') } } },
  args: { rows: manyRows(98), mode: 'client', summary: undefined },
  render: function Render(args) {
    const [position, setPosition] = useState({ page: 1, size: 20 });
    return <ReportTable {...args} pagination={{ ...position, onChange: setPosition }} />;
  },
};

/** Selectable rows: one, with Shift all rows in between, or the whole page. The host stores the selection. */
export const Selection: Story = {
  tags: ['!test'],
  parameters: { texts: { cn: { rows: manyRows(98, 'cn') }, tw: { rows: manyRows(98, 'tw') } } },
  args: { rows: manyRows(98), mode: 'client', summary: undefined, decorations: {} },
  render: function Render(args) {
    const [selected, setSelected] = useState<RowSelectionState>({ 'keyword 1': true, 'keyword 2': true });
    const [position, setPosition] = useState({ page: 1, size: 20 });
    return (
      <ReportTable
        {...args}
        pagination={{ ...position, onChange: setPosition }}
        rowId={({ showWord }) => String(showWord)}
        rowSelection={selected}
        onRowSelectionChange={setSelected}
      />
    );
  },
};

const sizes = ['default', 'medium', 'small', 'mini'] as const;
const twoColumns = (language: Language) =>
  keywordTitleInfos(language).filter(({ dataKey }) => ['showWord', 'click'].includes(dataKey));

/** The four sizes side by side: rows of 46, 38, 32 and 27 px. */
export const FourSizes: Story = {
  parameters: { texts: { cn: { titleInfos: twoColumns('cn') }, tw: { titleInfos: twoColumns('tw') } } },
  args: { titleInfos: twoColumns('en'), pagination: undefined },
  render: (args) => (
    <div className="grid min-h-0 flex-1 grid-cols-4 gap-4">
      {sizes.map((size) => (
        <div key={size} data-size={size} className="flex min-w-0 flex-col">
          <ReportTable {...args} caption={`${args.caption}, ${size}`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('grid')).toHaveLength(4);
    const heights = sizes.map((size) => {
      const grid = canvas.getByRole('grid', { name: new RegExp(`, ${size}$`) });
      return grid.querySelector('[aria-rowindex="3"]')?.getBoundingClientRect().height ?? 0;
    });
    await expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    await expect(new Set(heights).size).toBe(4);
  },
};

/** Below 992 px: only the lead stays pinned, with the date below the name; a short pager. */
export const Narrow: Story = {
  tags: ['!test'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { defaultSort: { dataKey: 'cost', direction: 'desc' } },
};

// tests

export const SortsAndPagesOnAServer: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const cost = await canvas.findByRole('columnheader', { name: /Cost/ });
    await expect(cost).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('grid', { name: 'Keyword report' })).toHaveAttribute(
      'aria-rowcount',
      '100',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Cost/ }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    await expect(cost).toHaveAttribute('aria-sort', 'none');
    // sorted by the server: the rows stay until new ones are given
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent('2,730.24');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.pagination?.onChange).toHaveBeenCalledWith({ page: 2, size: 20 });
  },
};

/** Simplified Chinese, for the dark theme at the smallest size. */
export const ChineseDark: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn', theme: 'dark', size: 'mini' },
  args: {
    defaultSort: { dataKey: 'cost', direction: 'desc' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('合计')).toBeVisible();
    await expect(canvas.getByText('第 1–20 条，共 98 条')).toBeVisible();
    await expect(canvas.getAllByText('高于平均')[0]).toBeVisible();
  },
};

/** Traditional Chinese with the terms of Taiwan. */
export const TaiwanTerms: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw' },
  args: {
    defaultSort: { dataKey: 'cost', direction: 'desc' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('合計')).toBeVisible();
    await expect(canvas.getByText('98 筆')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '每頁筆數' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /平均單次點擊費用/ })).toBeInTheDocument();
  },
};

/** A renderer that throws marks only its own cell. */
export const FailingRenderer: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { texts: null },
  // React logs the error that the table catches
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue(undefined);
  },
  args: {
    renderers: {
      ...keywordRenderers('en'),
      campaignName: ({ text, row }) => {
        if (row.click === 926) throw new Error('renderer failed');
        return text;
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Couldn’t display this cell' })).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Couldn’t display this cell' })).toHaveLength(1);
    await expect(canvas.getAllByText('Visa | Generic').length).toBeGreaterThan(1);
  },
};

/** Not args: Storybook sends those to its panels, which takes seconds for this many. */
const hundredThousandRows = manyRows(100_000);

export const DrawsOnlyRowsInView: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { texts: null },
  args: { mode: 'client', summary: undefined, pagination: undefined, decorations: {} },
  render: (args) => <ReportTable {...args} rows={hundredThousandRows} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('row');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    const scroller = canvasElement.querySelector('[data-table-scroller]');
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
    await expect(await canvas.findByText('keyword 99999')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Cost/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Cost/ }));
    await expect(await canvas.findByText('123,456,789,012.34')).toBeVisible();
  },
};

export const PagesInMemory: Story = {
  ...ClientPages,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('keyword 0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
    await expect(await canvas.findByText('81–98 of 98')).toBeVisible();
    await expect(canvas.getByText('keyword 97')).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(19);
  },
};

export const SelectsRanges: Story = {
  ...Selection,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    const all = await canvas.findByRole('checkbox', { name: 'Select all rows' });
    await step('shows the number of selected rows', async () => {
      await expect(box('Select keyword 1')).toBeChecked();
      await expect(box('Select keyword 3')).not.toBeChecked();
      await expect(all).toBePartiallyChecked();
      await expect(canvas.getByText(/2 rows selected/)).toBeVisible();
    });
    await step('selects all rows between two clicks with Shift', async () => {
      await userEvent.click(box('Select keyword 3'));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(box('Select keyword 6'));
      await userEvent.keyboard('{/Shift}');
      await expect(box('Select keyword 5')).toBeChecked();
      await expect(canvas.getByText(/6 rows selected/)).toBeVisible();
    });
    await step('keeps the selection of other pages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
      await expect(all).not.toBeChecked();
      await expect(canvas.getByText(/6 rows selected/)).toBeVisible();
      await userEvent.click(all);
      await expect(all).toBeChecked();
      await expect(canvas.getByText(/26 rows selected/)).toBeVisible();
    });
  },
};

export const PinsTheLeadAloneWhenNarrow: Story = {
  ...Narrow,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const [lead] = await canvas.findAllByRole('rowheader', { name: /日本签证代办.*2026-11-14/ });
    await expect(lead).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Date' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Page 2' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
  },
};
