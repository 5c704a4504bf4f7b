import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { applyCommand, draftSync, emptyFields, exampleDraft, type Draft } from '../../core';
import { addOf } from '../../core/commands/row-commands';
import { DuplicatesDialog, type DuplicatesDialogProps } from './duplicates-dialog';

const words = ['滑雪', '温泉', '酒店', '签证'];

/** Each keyword `copies` times, in two units. */
function repeated(copies: number): Draft {
  let draft = exampleDraft();
  const rows = (unit: string) =>
    Array.from({ length: copies * words.length }, (_, index) => ({
      ...emptyFields.keyword,
      id: `${unit}-${index}`,
      keyword: `${words[index % words.length] ?? ''}${index < words.length ? '' : ` ${index % 7}`}`,
      matchType: index % 2 === 0 ? ('exact' as const) : ('phrase' as const),
      bid: unit === 'a' ? null : 1 + index / 4,
    }));
  for (const command of [
    addOf('unit', [
      { parentId: 'campaign-1', rows: [{ ...emptyFields.unit, id: 'unit-2', adgroupName: '北海道冬季' }] },
    ]),
    addOf('keyword', [
      { parentId: 'unit-1', rows: rows('a') },
      { parentId: 'unit-2', rows: rows('b') },
    ]),
  ])
    ({ draft } = applyCommand(draft, command));
  return draft;
}

type HostProps = Pick<DuplicatesDialogProps, 'scopes' | 'language' | 'onSelect' | 'onClose'> & {
  copies: number;
  isSent?: boolean;
};

function Host({ copies, isSent = false, ...props }: HostProps) {
  const draft = useMemo(() => repeated(copies), [copies]);
  const ids = useMemo(
    () =>
      ['unit-1', 'unit-2'].flatMap((id) => draft.tables.keyword.groups.get(id)?.map((row) => row.id) ?? []),
    [draft],
  );
  const sync = useMemo(() => {
    const sent = [{ kind: 'keyword' as const, id: 'b-0', isSynchronized: true, reasons: [] }];
    return isSent ? draftSync(draft, { sent, baseline: draft }) : undefined;
  }, [draft, isSent]);
  return <DuplicatesDialog {...props} draft={draft} ids={ids} sync={sync} onClosed={() => undefined} />;
}

/** Finds keywords that occur several times and selects all but one of each. */
const meta = {
  title: 'Draft editor/DuplicatesDialog',
  component: Host,
  args: {
    copies: 1,
    isSent: true,
    scopes: ['campaign', 'unit'],
    language: 'en',
    onSelect: fn(),
    onClose: fn(),
  },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** More keywords than the list shows. */
export const ManyKeywords: Story = { args: { copies: 300, isSent: false } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

/** The account's keyword stays; with the highest bid, those of the other unit do; within a unit there are none. */
export const SelectsTheOthers: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('4 keywords occur more than once: 4 rows are duplicates.');
    await userEvent.click(dialog.getByRole('button', { name: 'Select 4 rows' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(['a-0', 'b-1', 'b-2', 'b-3']);
    await userEvent.click(dialog.getByRole('combobox', { name: 'Keep' }));
    await userEvent.click(await screen.findByRole('option', { name: 'The one with the highest bid' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Select 4 rows' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(['b-0', 'b-1', 'b-2', 'b-3']);
    await userEvent.click(dialog.getByRole('combobox', { name: 'Compare within' }));
    await userEvent.click(await screen.findByRole('option', { name: 'The same unit' }));
    await dialog.findByText('No keyword occurs more than once.');
    await expect(dialog.getByRole('button', { name: 'Select 0 rows' })).toBeDisabled();
  },
};
