import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import {
  applyCommand,
  childrenOf,
  createValidator,
  emptyFields,
  exampleDraft,
  exampleLimits,
  rootId,
  type Draft,
} from '../../core';
import { idSource } from '../../testing/random-commands';
import { StructureTree } from './structure-tree';
import type { DraftNode } from './tree-items';

const onDelete = vi.fn();
/** The draft on screen. */
const seen: { draft: Draft } = { draft: exampleDraft() };

function Host({ isLoading = false }) {
  const [draft, setDraft] = useState(exampleDraft);
  const [selected, setSelected] = useState<DraftNode>();
  const [newId] = useState(() => idSource('new-'));
  useEffect(() => {
    seen.draft = draft;
  }, [draft]);
  return (
    <>
      <StructureTree
        limits={exampleLimits}
        draft={draft}
        issues={createValidator({ limits: exampleLimits }).check(draft)}
        selected={selected}
        onSelect={setSelected}
        onCommand={(command) => setDraft((before) => applyCommand(before, command).draft)}
        onDelete={onDelete}
        isLoading={isLoading}
        language="en"
        newId={newId}
      />
      <output aria-label="Selected">{selected && `${selected.kind} ${selected.id}`}</output>
    </>
  );
}

const names = () => screen.getAllByRole('treeitem').map((item) => within(item).getByTitle(/./).textContent);
const selection = () => screen.getByRole('status', { name: 'Selected' }).textContent;

it('is navigated, opened and selected with the keyboard', async () => {
  render(<Host />);
  const [campaign] = screen.getAllByRole('treeitem');
  campaign?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{End}');
  expect(names()).toHaveLength(5);
  expect(document.activeElement?.textContent).toContain('Pictures');
  await userEvent.keyboard('{Enter}');
  expect(selection()).toBe('picture unit-1');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(names()).toHaveLength(2);
  await userEvent.keyboard('{Home} ');
  expect(selection()).toBe('campaign campaign-1');
});

it('counts with thousands separators', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => ({
    ...emptyFields.keyword,
    id: `many-${index}`,
    keyword: `ski ${index}`,
  }));
  const { draft } = applyCommand(exampleDraft(), {
    type: 'add',
    kind: 'keyword',
    placements: [{ parentId: 'unit-1', rows }],
  });
  render(
    <StructureTree
      limits={exampleLimits}
      draft={draft}
      issues={undefined}
      selected={undefined}
      language="en"
      newId={idSource('new-')}
      onSelect={vi.fn()}
      onCommand={vi.fn()}
      onDelete={vi.fn()}
    />,
  );
  screen.getAllByRole('treeitem')[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tree').textContent).toMatch(/1,20\d/);
});

it('adds campaigns and units, and selects them', async () => {
  render(<Host />);
  await userEvent.click(screen.getByRole('button', { name: 'Add campaign' }));
  expect(selection()).toBe('campaign new-1');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Unnamed campaign' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add unit' }));
  expect(selection()).toBe('unit new-2');
  expect(childrenOf(seen.draft, 'unit', 'new-1')).toHaveLength(1);
});

it('duplicates, moves and asks to delete', async () => {
  render(<Host />);
  await userEvent.click(screen.getByRole('button', { name: 'Add campaign' }));
  screen.getAllByRole('treeitem')[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  const choose = async (row: string, command: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${row}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: command }));
  };
  await choose('滑雪套餐', 'Move or copy');
  await userEvent.click(await screen.findByRole('combobox', { name: 'To campaign' }));
  // only the other campaign is a target
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Unnamed campaign 0 units',
  ]);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Move 1 unit' }));
  // the unit is now in a campaign that is closed
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('treeitem'));
  expect(childrenOf(seen.draft, 'unit', 'new-1').map(({ id }) => id)).toEqual(['unit-1']);
  await choose('Unnamed campaign', 'Duplicate');
  expect(childrenOf(seen.draft, 'campaign', rootId)).toHaveLength(3);
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Actions for Unnamed campaign' })[0] as Element,
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledWith({ kind: 'campaign', id: 'new-1' });
});

it('finds a unit by its name', async () => {
  render(<Host />);
  await userEvent.type(screen.getByRole('searchbox'), '滑雪');
  expect(names()).toContain('滑雪套餐');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.queryAllByRole('treeitem')).toEqual([]);
  screen.getByText('No matching campaigns or units');
});

it('shows no numbers of rows while they are loading', async () => {
  render(<Host isLoading />);
  const [campaign] = screen.getAllByRole('treeitem');
  expect(campaign?.textContent).toContain('1 unit');
  campaign?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getAllByRole('treeitem')[1]?.textContent).not.toMatch(/\d/);
});
