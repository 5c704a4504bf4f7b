import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  commandToTakeBack,
  createHistory,
  createValidator,
  draftSync,
  emptyFields,
  exampleDraft,
  exampleLimits,
  liveRows,
  redoStep,
  rootId,
  runCommand,
  undoStep,
  type Draft,
  type SentRow,
} from '../../core';
import { addOf } from '../../core/commands/row-commands';
import { idSource } from '../../testing/random-commands';
import type { GridCondition } from '../grid/types';
import { RowGrid, type RowGridProps } from './row-grid';

const places = ['北海道', '二世谷', '富良野', '札幌', '小樽', '旭川', '函馆'];
const subjects = ['滑雪', '滑雪套餐', '亲子滑雪', '温泉酒店', '雪祭', '自由行', '签证'];

/** The example with more keywords, some of them invalid. */
function skiDraft(count: number): Draft {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `k${index}`,
    keyword:
      index === 3
        ? ''
        : index === 5
          ? '北海道滑雪'
          : `${places[index % 7] ?? ''}${subjects[Math.floor(index / 7) % 7] ?? ''}${index < 49 ? '' : ` ${index}`}`,
    matchType: 'phrase' as const,
    bid: 1 + (index % 30) / 10,
    isPaused: index % 9 === 4,
  }));
  const add = { type: 'add' as const, kind: 'keyword' as const, placements: [{ parentId: 'unit-1', rows }] };
  return runCommand(createHistory(exampleDraft()), add).draft;
}

/** Two campaigns with two units each. */
function skiCampaigns(): Draft {
  let history = createHistory(skiDraft(3));
  const unit = (id: string, adgroupName: string) => ({ ...emptyFields.unit, id, adgroupName });
  const keyword = (id: string, text: string) => ({ ...emptyFields.keyword, id, keyword: text });
  const campaign = { ...emptyFields.campaign, id: 'campaign-2', campaignName: '冲绳夏季' };
  for (const command of [
    addOf('campaign', [{ parentId: rootId, rows: [campaign] }]),
    addOf('unit', [
      { parentId: 'campaign-1', rows: [unit('unit-2', '温泉酒店')] },
      { parentId: 'campaign-2', rows: [unit('unit-3', '潜水'), unit('unit-4', '')] },
    ]),
    addOf('keyword', [
      { parentId: 'unit-2', rows: [keyword('spa', '登别温泉')] },
      { parentId: 'unit-3', rows: [keyword('dive', '冲绳潜水'), keyword('reef', '冲绳浮潜')] },
    ]),
  ])
    history = runCommand(history, command);
  return history.draft;
}

type HostProps = Pick<
  RowGridProps,
  'kind' | 'within' | 'language' | 'isReadOnly' | 'isLoading' | 'onOpenForm'
> & {
  /** Filters at first. */
  filters?: readonly GridCondition[];
  draft: Draft;
  sent?: readonly SentRow[];
  /** Keywords that were deleted. */
  deleted?: readonly string[];
};

/** A host that keeps the draft with its history, and checks it. */
function Host({ draft, sent = [], deleted = [], filters = [], ...props }: HostProps) {
  const [filter, setFilter] = useState(filters);
  const [history, setHistory] = useState(() =>
    deleted.length === 0
      ? createHistory(draft)
      : runCommand(createHistory(draft), { type: 'remove', kind: 'keyword', ids: deleted }),
  );
  const [validator] = useState(() => createValidator({ limits: exampleLimits }));
  const [newId] = useState(() => idSource('new-'));
  const issues = useMemo(() => validator.check(history.draft), [validator, history.draft]);
  const sync = useMemo(
    () => draftSync(history.draft, { sent, baseline: draft }),
    [history.draft, sent, draft],
  );
  const removed = useMemo(
    () => liveRows({ baseline: draft, live: sent, removed: [] })?.removedFrom(history.draft) ?? [],
    [history.draft, sent, draft],
  );
  return (
    <div className="flex h-120 flex-col">
      <RowGrid
        limits={exampleLimits}
        {...props}
        filter={filter}
        onFilterChange={setFilter}
        draft={history.draft}
        issues={issues}
        sync={sync}
        newId={newId}
        removed={removed}
        onTakeBack={(rows) => {
          const command = commandToTakeBack(history.draft, { removed, rows, undos: history.undos });
          if (command) setHistory((current) => runCommand(current, command));
        }}
        onRevert={(command) => setHistory((current) => runCommand(current, command))}
        onCommand={(command) => setHistory((current) => runCommand(current, command))}
        onUndo={() => setHistory((current) => undoStep(current)?.history ?? current)}
        onRedo={() => setHistory((current) => redoStep(current)?.history ?? current)}
      />
    </div>
  );
}

const meta = {
  title: 'Draft editor/RowGrid (rows of a draft)',
  component: Host,
  args: { draft: skiDraft(24), kind: 'keyword', within: 'unit-1', language: 'en' },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keywords: Story = {
  tags: ['!test'],
};

/** Keywords of all units, which columns name. */
export const WholeDraft: Story = {
  tags: ['!test'],
  args: { draft: skiCampaigns(), within: rootId },
};

export const Creatives: Story = { args: { draft: exampleDraft(), kind: 'creative' } };

export const Units: Story = { args: { draft: exampleDraft(), kind: 'unit', within: 'campaign-1' } };

/** Most keywords are synchronized with the provider, one was rejected, and some were never sent. */
const sentKeywords = Array.from({ length: 16 }, (_, index): SentRow => {
  const reasons = index === 4 ? ['It contains a word that the provider forbids (901601)'] : [];
  const notSent = index === 2 ? [{ field: 'bid', value: 1.2 }] : [];
  return { kind: 'keyword', id: `k${index}`, isSynchronized: index !== 4, reasons, notSent };
});

export const Synchronized: Story = {
  tags: ['!test'],
  args: { sent: sentKeywords },
};

/** Some rows have other values than in the account. */
export const Changed: Story = {
  tags: ['!test'],
  args: {
    sent: sentKeywords.map((row, index): SentRow => {
      const base = {
        keyword: '北海道滑雪',
        matchType: 'exact',
        bid: index === 6 ? null : 2.5,
        isPaused: false,
      };
      const inAccount = { isSynchronized: false, isInAccount: true, base };
      return index === 1 || index === 6 ? { ...row, ...inAccount } : row;
    }),
    deleted: ['k0', 'k9'],
  },
};

export const ToBeRemoved: Story = {
  tags: ['!test'],
  args: { sent: sentKeywords, deleted: ['k0', 'k6', 'k7'] },
};

/** Chips above the grid name its filters. */
export const Filtered: Story = {
  args: {
    filters: [
      { column: 'keyword', operator: 'contains', values: ['滑雪'] },
      { column: 'bid', operator: 'between', values: ['1.2', '3'] },
    ],
  },
};

export const NoRowMatches: Story = {
  args: { filters: [{ column: 'keyword', operator: 'contains', values: ['冲浪'] }] },
};

/** Their lists are edited in a form. */
export const Campaigns: Story = {
  args: { draft: skiCampaigns(), kind: 'campaign', within: rootId, onOpenForm: fn() },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

/** The first rows of a unit: further ones are loading. */
export const Loading: Story = { tags: ['!test'], args: { isLoading: true } };

// tests

export const EditsAndUndoes: Story = {
  ...Keywords,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Keywords' });
    await expect(grid.getAttribute('aria-rowcount')).toBe('26');
    const cell = await within(grid).findByRole('gridcell', { name: /二世谷滑雪$/ });
    await userEvent.dblClick(cell);
    await userEvent.keyboard('{Control>}a{/Control}二世谷单板{Enter}');
    await waitFor(() => expect(within(grid).getByText('二世谷单板')).toBeVisible());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(within(grid).queryByText('二世谷单板')).toBeNull());
  },
};

export const ChangesNothingWhileLoading: Story = {
  ...Loading,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'Keywords' });
    await userEvent.dblClick(await within(grid).findByText('二世谷滑雪'));
    await userEvent.keyboard('typed{Enter}{Control>}{Enter}{Delete}{/Control}{Control>}h{/Control}');
    await userEvent.paste('pasted');
    await userEvent.click(within(grid).getByRole('columnheader', { name: 'Keyword' }));
    await expect(within(grid).getByText('二世谷滑雪')).toBeVisible();
    await expect(canvas.queryAllByText(/typed|pasted/)).toHaveLength(0);
    await expect(canvas.queryByRole('textbox', { name: 'Find' })).toBeNull();
    await expect(canvas.getByText('Rows loaded so far: 25')).toBeVisible();
    await expect(grid.getAttribute('aria-rowcount')).toBe('-1');
    for (const name of ['Add row', 'Find and replace'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

export const AddsRowsBelowAnyUnit: Story = {
  ...WholeDraft,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Keywords' });
    const spa = await within(grid).findByText('登别温泉');
    await userEvent.click(spa);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(grid.getAttribute('aria-rowcount')).toBe('9'));
    const added = within(grid)
      .getAllByRole('row')
      .find((row) => row.getAttribute('aria-rowindex') === '7');
    await expect(added?.textContent).toMatch(/温泉酒店.*北海道冬季/);
  },
};

export const MovesTickedRows: Story = {
  ...WholeDraft,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'Keywords' });
    await waitFor(() => expect(within(grid).getByText('冲绳浮潜')).toBeVisible());
    const rowOf = (text: string) =>
      within(grid)
        .getAllByRole('row')
        .find((row) => row.textContent.includes(text));
    for (const text of ['冲绳潜水', '冲绳浮潜'])
      await userEvent.click(rowOf(text)?.querySelector('[role=gridcell]') as Element);
    await userEvent.click(await canvas.findByRole('button', { name: 'Move or copy 2 rows' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'To unit' }));
    await userEvent.keyboard('温泉酒店{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Move 2 keywords' }));
    await waitFor(() => expect(rowOf('冲绳浮潜')?.textContent).toMatch(/温泉酒店/));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rowOf('冲绳浮潜')?.textContent).toMatch(/潜水.*冲绳夏季/));
  },
};

export const FiltersChangedRows: Story = {
  ...Synchronized,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Keywords' });
    await expect(within(grid).getByText(/^Failed: .*901601/)).toBeVisible();
    const edited = await within(grid).findByRole('gridcell', { name: /二世谷滑雪$/ });
    await userEvent.dblClick(edited);
    await userEvent.keyboard('{Control>}a{/Control}二世谷单板{Enter}');
    const filter = within(canvasElement).getByRole('button', {
      name: /^Only changed rows/,
    });
    await userEvent.click(filter);
    await waitFor(() => expect(within(grid).queryAllByText('Synced')).toHaveLength(0));
    await expect(within(grid).getByText('二世谷单板')).toBeVisible();
  },
};

export const ShowsEarlierValues: Story = {
  ...Changed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Keywords' });
    await expect(await within(grid).findByRole('gridcell', { name: '1.1 Was 2.5' })).toBeVisible();
    await expect(within(grid).getByRole('gridcell', { name: '1.6 Was empty' })).toBeVisible();
    await expect(within(grid).getAllByRole('gridcell', { name: /^Phrase Was Exact/ })).toHaveLength(2);
    const filter = within(canvasElement).getByRole('button', { name: 'Only changed rows (14)' });
    await userEvent.click(filter);
    // new, changed and rejected rows, with those to be removed
    await waitFor(() => expect(grid.getAttribute('aria-rowcount')).toBe('15'));
    await expect(within(grid).getAllByRole('button', { name: /^Restore/ })).toHaveLength(2);
  },
};

/** Texts of the visible keywords, with those to be removed in brackets. */
function keywordsIn(grid: HTMLElement): string[] {
  return within(grid)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [, cell] = within(row).getAllByRole('gridcell');
      const word = cell?.querySelector('.truncate')?.textContent ?? '';
      return within(row).queryByRole('button', { name: /^Restore/ }) ? `(${word})` : word;
    });
}

export const TakesRowsBackByKeyAndButton: Story = {
  ...ToBeRemoved,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Keywords' });
    await waitFor(() =>
      expect(within(grid).getAllByText('To be removed', { selector: '.truncate' })).toHaveLength(3),
    );
    const before = keywordsIn(grid).slice(0, 9);
    await expect(before).toEqual([
      ...['北海道滑雪', '(北海道滑雪)', '二世谷滑雪', '富良野滑雪', '', '小樽滑雪', '北海道滑雪'],
      ...['(函馆滑雪)', '(北海道滑雪套餐)'],
    ]);
    // they are not rows of the draft
    await expect(within(canvasElement).getByText('22 rows')).toBeVisible();
    await userEvent.click(within(grid).getByText('函馆滑雪'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(keywordsIn(grid).slice(7, 9)).toEqual(['(函馆滑雪)', '北海道滑雪套餐']));
    await userEvent.click(within(grid).getByRole('button', { name: 'Restore 函馆滑雪' }));
    await waitFor(() => expect(keywordsIn(grid).slice(7, 9)).toEqual(['函馆滑雪', '北海道滑雪套餐']));
  },
};

export const ChangesNoRowsToBeRemoved: Story = {
  ...ToBeRemoved,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Keywords' });
    const removed = await within(grid).findByText('函馆滑雪');
    // typing, clearing, filling down, deleting and pasting over a range with rows to be removed
    await userEvent.dblClick(removed);
    await userEvent.keyboard('x{Tab}');
    await expect(within(grid).getByText('函馆滑雪')).toBeVisible();
    const first = within(grid).getByRole('gridcell', { name: /^小樽滑雪$/ });
    await userEvent.click(first);
    await userEvent.keyboard(
      '{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}',
    );
    await waitFor(() =>
      expect(keywordsIn(grid).slice(5, 10)).toEqual([
        ...['小樽滑雪', '小樽滑雪', '(函馆滑雪)', '(北海道滑雪套餐)', '小樽滑雪'],
      ]),
    );
    await userEvent.keyboard('{Delete}');
    await waitFor(() =>
      expect(keywordsIn(grid).slice(5, 10)).toEqual(['', '', '(函馆滑雪)', '(北海道滑雪套餐)', '']),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(within(grid).getByRole('checkbox', { name: 'Select all rows' }));
    await expect(within(canvasElement).getByRole('button', { name: /^Delete 22 / })).toBeVisible();
  },
};

export const EditsCampaigns: Story = {
  ...Campaigns,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Campaigns' });
    const name = await within(grid).findByText('冲绳夏季');
    await userEvent.click(name);
    const budget = () => name.closest('[role=row]')?.querySelectorAll('[role=gridcell]')[3];
    await userEvent.keyboard('{Tab}{Tab}unlimited{Enter}');
    await waitFor(() => expect(budget()).toHaveTextContent('Unlimited'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(budget()).not.toHaveTextContent('Unlimited'));
    const box = within(grid).getByRole('checkbox', { name: 'Select row 2' });
    await userEvent.click(box);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Duplicate 1 row' }));
    await waitFor(() => expect(within(grid).getAllByText('冲绳夏季')).toHaveLength(2));
    // lists are edited in a form, by Enter or the button of the cell
    await userEvent.click(within(grid).getAllByText('冲绳夏季')[0] as HTMLElement);
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
    await expect(args.onOpenForm).toHaveBeenLastCalledWith('campaign-2', 'exactNegatives');
  },
};

export const RevertsByTheMenu: Story = {
  ...Changed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Keywords' });
    const command = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
    const changed = await within(grid).findByRole('gridcell', { name: '1.1 Was 2.5' });
    // one cell by the pointer: its row keeps the other changes
    await fireEvent.contextMenu(changed, { button: 2, clientX: 300, clientY: 120 });
    await command('Revert Bid (CNY)');
    await waitFor(() => expect(within(grid).queryByRole('gridcell', { name: '1.1 Was 2.5' })).toBeNull());
    await expect(within(grid).getAllByRole('gridcell', { name: /^Phrase Was Exact/ })).toHaveLength(2);
    // the whole row by a key
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await command('Revert row');
    await waitFor(() =>
      expect(within(grid).getAllByRole('gridcell', { name: /^Phrase Was Exact/ })).toHaveLength(1),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(within(grid).getAllByRole('gridcell', { name: /^Phrase Was Exact/ })).toHaveLength(2),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await within(grid).findByRole('gridcell', { name: '1.1 Was 2.5' })).toBeVisible();
    // a row to be removed
    const [restore] = within(grid).getAllByRole('button', { name: /^Restore/ });
    await fireEvent.contextMenu(restore as HTMLElement, { button: 2, clientX: 100, clientY: 80 });
    await command('Restore row with the account’s values');
    await waitFor(() => expect(within(grid).getAllByRole('button', { name: /^Restore/ })).toHaveLength(1));
  },
};
