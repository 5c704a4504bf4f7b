import { formatNumber, type Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createHistory, exampleDraft, exampleLimits, runCommand, type Draft } from '../../core';
import { idSource } from '../../testing/random-commands';
import type { GridCondition } from '../grid/types';
import type { ExtraColumn } from './extra-columns';
import { RowGrid } from './row-grid';

const words = ['北海道滑雪', '二世谷滑雪', '富良野滑雪', '札幌雪祭', '小樽运河', '函馆夜景'];

/** The example with keywords, of which the last one is new. */
function keywords(): Draft {
  const rows = words.map((keyword, index) => ({
    id: `k${index}`,
    keyword,
    matchType: 'phrase' as const,
    bid: 1.5,
    isPaused: false,
  }));
  const add = { type: 'add' as const, kind: 'keyword' as const, placements: [{ parentId: 'unit-1', rows }] };
  return runCommand(createHistory(exampleDraft()), add).draft;
}

const clicks = new Map([120, 45, 1_630, 0, 310].map((value, index) => [`k${index}`, value]));

const texts = {
  cn: {
    group: '效果数据',
    clicks: '点击',
    quality: '落地页体验',
    words: ['平均', '高于平均'],
    unavailable: '您没有查看搜索推广报告的权限，请联系管理员。',
  },
  en: {
    group: 'Performance',
    clicks: 'Clicks',
    quality: 'Landing page quality',
    words: ['Average', 'Above average'],
    unavailable: 'You don’t have permission to see search reports. Ask your administrator.',
  },
  tw: {
    group: '成效資料',
    clicks: '點擊',
    quality: '到達網頁體驗',
    words: ['平均', '高於平均'],
    unavailable: '您沒有查看搜尋報表的權限，請洽系統管理員。',
  },
} as const satisfies Record<Language, object>;

type State = 'ready' | 'loading' | 'unavailable';

/** What a host has computed for the rows. */
function columnsOf(language: Language, state: State): ExtraColumn[] {
  const text = texts[language];
  const isLoading = state === 'loading';
  const common = {
    group: text.group,
    isLoading,
    unavailable: state === 'unavailable' ? text.unavailable : undefined,
  };
  const clicksOf = (id: string) => (isLoading ? null : (clicks.get(id) ?? null));
  const qualityOf = (id: string) =>
    isLoading || !clicks.has(id) ? '' : (text.words[Number(id.slice(1)) % 2] ?? '');
  const shownText = (value: string) => (isLoading ? '…' : value || '–');
  return [
    {
      ...common,
      id: 'click',
      label: text.clicks,
      width: 100,
      kind: 'number',
      valueOf: clicksOf,
      textOf: (id) => {
        const value = clicksOf(id);
        return shownText(value === null ? '' : formatNumber(value));
      },
    },
    {
      ...common,
      id: 'quality',
      label: text.quality,
      width: 160,
      kind: 'text',
      valueOf: qualityOf,
      textOf: (id) => shownText(qualityOf(id)),
    },
  ];
}

interface HostProps {
  language: Language;
  state: State;
  /** Extra columns that are shown at first. */
  shown: readonly string[];
  filter?: readonly GridCondition[];
  onStateChange?: (shown: readonly string[] | undefined) => void;
}

function Host({ language, state: given, shown, filter, onStateChange }: HostProps) {
  const [draft] = useState(keywords);
  const [state, setState] = useState(given);
  const [columnState, setColumnState] = useState({ widths: {}, hidden: ['isPaused'], shown });
  const [newId] = useState(() => idSource('new-'));
  const extraColumns = useMemo(() => columnsOf(language, state), [language, state]);
  return (
    <div className="flex h-80 flex-col" onDoubleClick={() => setState('ready')}>
      <RowGrid
        draft={draft}
        kind="keyword"
        within="unit-1"
        language={language}
        issues={undefined}
        limits={exampleLimits}
        filter={filter}
        extraColumns={extraColumns}
        columnState={columnState}
        onColumnStateChange={(next) => {
          setColumnState({ widths: {}, hidden: [...next.hidden], shown: next.shown ?? [] });
          onStateChange?.(next.shown);
        }}
        onCommand={() => {}}
        onUndo={() => {}}
        onRedo={() => {}}
        newId={newId}
        isReadOnly
      />
    </div>
  );
}

/** Columns whose values the host has, such as clicks of a report: read-only, sorted and filtered like all others. */
const meta = {
  title: 'Draft editor/RowGrid (columns of the host)',
  component: Host,
  args: { language: 'en', state: 'ready', shown: ['click', 'quality'] },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = { tags: ['!test'] };

export const Filtered: Story = {
  tags: ['!test'],
  args: { filter: [{ column: 'click', operator: 'gt', values: ['100'] }] },
};

/** Rows keep their order until the values are here. */
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };

/** Hidden, and the list of columns says why. */
export const Unavailable: Story = { tags: ['!test'], args: { state: 'unavailable' } };

// tests

const gridIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('grid', { name: 'Keywords' });

/** Texts of a column from the top. */
function textsIn(grid: HTMLElement, column: number): (string | null)[] {
  const rows = within(grid).getAllByRole('row').slice(1);
  return rows.map((row) => within(row).getAllByRole('gridcell')[column]?.textContent ?? null);
}

export const Sorts: Story = {
  ...Results,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement);
    await waitFor(() => expect(textsIn(grid, 3)).toEqual(['–', '120', '45', '1,630', '0', '310', '–']));
    const head = within(grid).getByRole('columnheader', { name: 'Clicks' });
    await userEvent.click(head);
    await userEvent.click(head);
    // rows without a value come last
    await waitFor(() => expect(textsIn(grid, 3)).toEqual(['1,630', '310', '120', '45', '0', '–', '–']));
  },
};

export const Filters: Story = {
  ...Filtered,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement);
    await waitFor(() => expect(textsIn(grid, 3)).toEqual(['120', '1,630', '310']));
    await expect(within(canvasElement).getByText('Clicks > 100')).toBeVisible();
  },
};

export const WaitsForValues: Story = {
  ...Loading,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement);
    const head = within(grid).getByRole('columnheader', { name: 'Clicks' });
    await userEvent.click(head);
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await expect(textsIn(grid, 3)).toEqual(['…', '…', '…', '…', '…', '…', '…']);
    await expect(textsIn(grid, 0)[1]).toBe(words[0]);
    // the values of this host arrive with a double-click
    await userEvent.dblClick(within(grid).getByText('札幌雪祭'));
    await waitFor(() => expect(textsIn(grid, 3)).toEqual(['0', '45', '120', '310', '1,630', '–', '–']));
  },
};

export const ShowsChosenColumns: Story = {
  ...Results,
  tags: ['!dev', '!autodocs'],
  args: { shown: [], onStateChange: fn() },
  play: async ({ canvasElement, args }) => {
    const grid = await gridIn(canvasElement);
    await expect(within(grid).queryByRole('columnheader', { name: 'Clicks' })).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    const group = await within(document.body).findByRole('group', { name: 'Performance' });
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Clicks' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(['click']);
    // beside the bid
    const heads = within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    await expect(heads.slice(heads.indexOf('Bid (CNY)')).slice(0, 2)).toEqual(['Bid (CNY)', 'Clicks']);
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Clicks' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith([]);
  },
};

export const SaysWhyColumnsAreUnavailable: Story = {
  ...Unavailable,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement);
    await expect(within(grid).queryByRole('columnheader', { name: 'Clicks' })).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    const group = await within(document.body).findByRole('group', { name: 'Performance' });
    await expect(group).toHaveAccessibleDescription(/permission to see search reports/);
    await expect(within(group).getByRole('checkbox', { name: 'Clicks' })).toBeDisabled();
  },
};
