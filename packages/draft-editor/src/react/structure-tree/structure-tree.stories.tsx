import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  applyCommand,
  commandToTakeBack,
  createHistory,
  createValidator,
  draftSync,
  duplicateRows,
  exampleDraft,
  exampleLimits,
  liveRows,
  runCommand,
  undoStep,
  rowKinds,
  rowsInOrder,
  type Draft,
  type SentRow,
} from '../../core';
import { idSource } from '../../testing/random-commands';
import { StructureTree, type StructureTreeProps } from './structure-tree';
import type { DraftNode } from './tree-items';

/** Three campaigns of twenty units each. */
function largeDraft(): Draft {
  const newId = idSource('copy-');
  const copy = (draft: Draft, kind: 'campaign' | 'unit', id: string) =>
    applyCommand(draft, duplicateRows(draft, { kind, ids: [id], newId })).draft;
  let draft = exampleDraft();
  for (let unit = 0; unit < 19; unit++) draft = copy(draft, 'unit', 'unit-1');
  for (let campaign = 0; campaign < 2; campaign++) draft = copy(draft, 'campaign', 'campaign-1');
  return draft;
}

type HostProps = Pick<StructureTreeProps, 'language' | 'isReadOnly'> & {
  draft: Draft;
  sent?: readonly SentRow[];
  /** Units and campaigns that were deleted. */
  deleted?: readonly DraftNode[];
};

const undoNames = { en: 'Undo', cn: '撤销', tw: '復原' };

function Host({ draft: first, sent = [], deleted = [], ...props }: HostProps) {
  const [history, setHistory] = useState(() =>
    deleted.reduce(
      (current, { kind, id }) => runCommand(current, { type: 'remove', kind, ids: [id] }),
      createHistory(first),
    ),
  );
  const [selected, setSelected] = useState<DraftNode | undefined>({ kind: 'keyword', id: 'unit-1' });
  const [newId] = useState(() => idSource('new-'));
  const [validator] = useState(() => createValidator({ limits: exampleLimits }));
  const { draft } = history;
  const issues = useMemo(() => validator.check(draft), [validator, draft]);
  const sync = useMemo(() => draftSync(draft, { sent, baseline: first }), [draft, sent, first]);
  const removed = useMemo(
    () => liveRows({ baseline: first, live: sent, removed: [] })?.removedFrom(draft) ?? [],
    [draft, sent, first],
  );
  return (
    <div className="flex h-120 w-64 flex-col border-r border-line-2">
      <StructureTree
        limits={exampleLimits}
        {...props}
        draft={draft}
        issues={issues}
        sync={sync}
        selected={selected}
        newId={newId}
        removed={removed}
        onTakeBack={(rows) => {
          const command = commandToTakeBack(draft, { removed, rows, undos: history.undos });
          if (command) setHistory((current) => runCommand(current, command));
        }}
        onSelect={setSelected}
        onCommand={(command) => setHistory((current) => runCommand(current, command))}
        onDelete={({ kind, id }) => {
          if (kind === 'campaign' || kind === 'unit')
            setHistory((current) => runCommand(current, { type: 'remove', kind, ids: [id] }));
        }}
      />
      <button type="button" onClick={() => setHistory((current) => undoStep(current)?.history ?? current)}>
        {undoNames[props.language]}
      </button>
    </div>
  );
}

const meta = {
  title: 'Draft editor/StructureTree (structure of a draft)',
  component: Host,
  args: { draft: largeDraft(), language: 'en' },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};

export const OneOfEach: Story = { args: { draft: exampleDraft() } };

const pause = { changes: { isPaused: true } };
export const Paused: Story = {
  tags: ['!test'],
  args: {
    draft: applyCommand(exampleDraft(), {
      type: 'batch',
      commands: [
        { type: 'update', kind: 'campaign', edits: [{ id: 'campaign-1', ...pause }] },
        { type: 'update', kind: 'unit', edits: [{ id: 'unit-1', ...pause }] },
      ],
    }).draft,
  },
};

/** All rows are synchronized with the provider, except a rejected keyword and a creative that was never sent. */
const sentRows = rowKinds.flatMap((kind) =>
  rowsInOrder(exampleDraft(), kind).flatMap(({ id }): SentRow[] => {
    const reasons = id === 'keyword-1' ? ['A keyword with this text exists (901381)'] : [];
    return kind === 'creative' ? [] : [{ kind, id, isSynchronized: reasons.length === 0, reasons }];
  }),
);

export const Synchronized: Story = {
  tags: ['!test'],
  args: { draft: exampleDraft(), sent: sentRows },
};

/** Two campaigns of three units each, all in the account. */
function sentDraft(): { draft: Draft; sent: readonly SentRow[] } {
  const newId = idSource('copy-');
  const copy = (draft: Draft, kind: 'campaign' | 'unit', id: string) =>
    applyCommand(draft, duplicateRows(draft, { kind, ids: [id], newId })).draft;
  let draft = exampleDraft();
  for (let unit = 0; unit < 2; unit++) draft = copy(draft, 'unit', 'unit-1');
  draft = copy(draft, 'campaign', 'campaign-1');
  const sent = rowKinds.flatMap((kind) =>
    rowsInOrder(draft, kind).map(({ id }) => ({ kind, id, isSynchronized: true, reasons: [] })),
  );
  return { draft, sent };
}
const { draft: sentCampaigns, sent: allSent } = sentDraft();
const [, secondUnit] = rowsInOrder(sentCampaigns, 'unit');
const [, secondCampaign] = rowsInOrder(sentCampaigns, 'campaign');

export const ToBeRemoved: Story = {
  tags: ['!test'],
  args: {
    draft: sentCampaigns,
    sent: allSent,
    deleted: [
      ...(secondUnit ? [{ kind: 'unit' as const, id: secondUnit.id }] : []),
      ...(secondCampaign ? [{ kind: 'campaign' as const, id: secondCampaign.id }] : []),
    ],
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

// tests

export const SelectsByKeyboard: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('tree', { name: 'Structure' });
    const selected = within(tree).getByRole('treeitem', { selected: true });
    await expect(selected.textContent).toContain('Keywords');
    selected.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(within(tree).getByRole('treeitem', { selected: true }).textContent).toContain('Creatives');
  },
};

export const ShowsRejectedRows: Story = {
  ...Synchronized,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('tree', { name: 'Structure' });
    const unit = within(tree)
      .getAllByRole('treeitem')
      .find((item) => item.ariaLevel === '2');
    await expect(unit?.textContent).toContain('1 row rejected by the provider');
    const pictures = within(tree).getByRole('treeitem', { name: /^Pictures/ });
    await expect(pictures.textContent).toContain('synced');
  },
};

export const TakesBackByKeyAndButton: Story = {
  ...ToBeRemoved,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('tree', { name: 'Structure' });
    const removed = () =>
      within(tree)
        .getAllByRole('treeitem')
        .flatMap((item, index) => (item.querySelector('del') ? [`${item.ariaLevel} at ${index}`] : []));
    await expect(removed()).toEqual(['2 at 5', '1 at 7']);
    const [campaign] = within(tree).getAllByRole('treeitem');
    await expect(campaign?.ariaSetSize).toBe('2');
    campaign?.focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(removed()).toEqual(['2 at 5']);
    await userEvent.click(within(tree).getByRole('button', { name: /^Restore/ }));
    await expect(removed()).toEqual([]);
    await expect(within(tree).getAllByRole('treeitem')).toHaveLength(8);
  },
};
