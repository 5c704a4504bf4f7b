import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  createHistory,
  createValidator,
  draftSync,
  exampleDraft,
  redoStep,
  runCommand,
  undoStep,
  type Draft,
  type SentRow,
} from '../../core';
import { idSource } from '../../testing/random-commands';
import { RowGrid, type RowGridProps } from './row-grid';

const places = ['北海道', '二世谷', '富良野', '札幌', '小樽', '旭川', '函馆'];
const subjects = ['滑雪', '滑雪套餐', '亲子滑雪', '温泉酒店', '雪祭', '自由行', '签证'];

/** The example with more keywords, some of them wrong. */
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
  }));
  const add = { type: 'add' as const, kind: 'keyword' as const, placements: [{ parentId: 'unit-1', rows }] };
  return runCommand(createHistory(exampleDraft()), add).draft;
}

type HostProps = Pick<RowGridProps, 'kind' | 'parentId' | 'language' | 'isReadOnly'> & {
  draft: Draft;
  sent?: readonly SentRow[];
};

/** What a host does: it keeps the draft with its history, and checks it. */
function Host({ draft, sent = [], ...props }: HostProps) {
  const [history, setHistory] = useState(() => createHistory(draft));
  const [validator] = useState(() => createValidator());
  const [newId] = useState(() => idSource('new-'));
  const issues = useMemo(() => validator.check(history.draft), [validator, history.draft]);
  const sync = useMemo(
    () => draftSync(history.draft, { sent, baseline: draft }),
    [history.draft, sent, draft],
  );
  return (
    <div className="flex h-120 flex-col">
      <RowGrid
        {...props}
        draft={history.draft}
        issues={issues}
        sync={sync}
        newId={newId}
        onCommand={(command) => setHistory((current) => runCommand(current, command))}
        onUndo={() => setHistory((current) => undoStep(current)?.history ?? current)}
        onRedo={() => setHistory((current) => redoStep(current)?.history ?? current)}
      />
    </div>
  );
}

const meta = {
  title: 'Draft editor/RowGrid (rows of a unit)',
  component: Host,
  args: { draft: skiDraft(24), kind: 'keyword', parentId: 'unit-1', language: 'en' },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keywords: Story = {
  tags: ['!test'],
};

export const Creatives: Story = { args: { draft: exampleDraft(), kind: 'creative' } };

export const Units: Story = { args: { draft: exampleDraft(), kind: 'unit', parentId: 'campaign-1' } };

/** Most keywords as the provider has them, one that it rejected, and some that were never sent. */
const sentKeywords = Array.from({ length: 16 }, (_, index): SentRow => {
  const reasons = index === 4 ? ['It contains a word that the provider does not allow (901601)'] : [];
  const notSent = index === 2 ? ['bid'] : [];
  return { kind: 'keyword', id: `k${index}`, isSynchronized: index !== 4, reasons, notSent };
});

export const Synchronized: Story = {
  tags: ['!test'],
  args: { sent: sentKeywords },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

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

export const FiltersRowsThatAreNotSynchronized: Story = {
  ...Synchronized,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Keywords' });
    await expect(within(grid).getByText(/^Failed: .*901601/)).toBeVisible();
    const edited = await within(grid).findByRole('gridcell', { name: /二世谷滑雪$/ });
    await userEvent.dblClick(edited);
    await userEvent.keyboard('{Control>}a{/Control}二世谷单板{Enter}');
    const filter = within(canvasElement).getByRole('button', {
      name: /^Only rows that are not synchronized/,
    });
    await userEvent.click(filter);
    await waitFor(() => expect(within(grid).queryAllByText('Synchronized')).toHaveLength(0));
    await expect(within(grid).getByText('二世谷单板')).toBeVisible();
  },
};
