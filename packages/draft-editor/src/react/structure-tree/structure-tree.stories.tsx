import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  applyCommand,
  createHistory,
  createValidator,
  draftSync,
  duplicateRows,
  exampleDraft,
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
};

const undoNames = { en: 'Undo', cn: '撤销', tw: '復原' };

function Host({ draft: first, sent = [], ...props }: HostProps) {
  const [history, setHistory] = useState(() => createHistory(first));
  const [selected, setSelected] = useState<DraftNode | undefined>({ kind: 'keyword', id: 'unit-1' });
  const [newId] = useState(() => idSource('new-'));
  const [validator] = useState(() => createValidator());
  const { draft } = history;
  const issues = useMemo(() => validator.check(draft), [validator, draft]);
  const sync = useMemo(() => draftSync(draft, { sent, baseline: first }), [draft, sent, first]);
  return (
    <div className="flex h-120 w-64 flex-col border-r border-line-2">
      <StructureTree
        {...props}
        {...{ draft, issues, sync, selected, newId }}
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

/** Everything as the provider has it, but a keyword that it rejected, and a creative that was never sent. */
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
    await expect(pictures.textContent).toContain('synchronized');
  },
};
