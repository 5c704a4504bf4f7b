import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  applyCommand,
  draftSync,
  emptyFields,
  exampleDraft,
  exampleLimits,
  rootId,
  type Draft,
} from '../../core';
import { addOf, updateOf } from '../../core/commands/row-commands';
import { TransferDialog, type TransferDialogProps } from './transfer-dialog';

const words = ['滑雪', '温泉', '酒店', '签证', '自由行', 'jr pass'];

/** The example with many units, and keywords to move. */
function manyUnits(units: number): Draft {
  const campaign = { ...emptyFields.campaign, id: 'campaign-2', campaignName: '冲绳夏季', budget: 50 };
  const rows = Array.from({ length: units }, (_, index) => ({
    ...emptyFields.unit,
    id: `more-${index}`,
    adgroupName: `${words[index % words.length] ?? ''} ${index + 1}`,
    pcFinalUrl: 'https://www.example.com/ski',
    mobileFinalUrl: 'https://m.example.com/ski',
  }));
  const keywords = words.map((keyword, index) => ({ ...emptyFields.keyword, id: `k${index}`, keyword }));
  let draft = exampleDraft();
  for (const command of [
    addOf('campaign', [{ parentId: rootId, rows: [campaign] }]),
    addOf('unit', [{ parentId: 'campaign-2', rows }]),
    addOf('keyword', [
      { parentId: 'unit-1', rows: keywords },
      { parentId: 'more-0', rows: [{ ...emptyFields.keyword, id: 'there', keyword: 'JR  Pass' }] },
    ]),
    updateOf('keyword', 'k1', { bid: 60 }),
  ])
    ({ draft } = applyCommand(draft, command));
  return draft;
}

type HostProps = Pick<TransferDialogProps, 'kind' | 'ids' | 'language' | 'onCommand' | 'onClose'> & {
  units: number;
  isSent?: boolean;
};

function Host({ units, isSent = false, ...props }: HostProps) {
  const draft = useMemo(() => manyUnits(units), [units]);
  const sync = useMemo(() => {
    const sent = ['k0', 'k1', 'k2'].map((id) => ({
      kind: 'keyword' as const,
      id,
      isSynchronized: true,
      reasons: [],
    }));
    return isSent ? draftSync(draft, { sent, baseline: draft }) : undefined;
  }, [draft, isSent]);
  return (
    <TransferDialog
      {...props}
      draft={draft}
      sync={sync}
      limits={exampleLimits}
      newId={() => crypto.randomUUID()}
      onClosed={() => undefined}
    />
  );
}

const meta = {
  title: 'Draft editor/TransferDialog',
  component: Host,
  args: {
    kind: 'keyword',
    ids: ['k0', 'k1', 'k2', 'k3', 'k4', 'k5'],
    units: 300,
    isSent: true,
    language: 'en',
    onCommand: fn(),
    onClose: fn(),
  },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first unit has one of the keywords, and its campaign a smaller budget than the bid of another. */
export const Planned: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'To unit' }));
    await userEvent.keyboard('冲绳 1{Enter}');
    await userEvent.click(dialog.getByRole('combobox', { name: 'To unit' }));
    await userEvent.keyboard('滑雪 1{Enter}');
    await dialog.findByText('4 keywords will be moved');
    await dialog.findByText(/^2 rows are in the account/);
    await dialog.findByText('2 keywords stay here');
    await dialog.findByText('The unit has the same keyword');
    await userEvent.click(dialog.getByRole('button', { name: 'Move 4 keywords' }));
    const moves = [{ parentId: 'more-0', ids: ['k0', 'k2', 'k3', 'k4'] }];
    await expect(args.onCommand).toHaveBeenCalledWith({ type: 'move', kind: 'keyword', moves });
  },
};

/** Finds one of 10,000 units with the keyboard. */
export const ManyUnits: Story = {
  tags: ['!dev', '!autodocs'],
  args: { units: 10_000, isSent: false },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('combobox', { name: 'To unit' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('9998');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Move 5 keywords' }));
    await expect(args.onCommand).toHaveBeenCalledOnce();
  },
};

/** Units with what they contain. */
export const Units: Story = { args: { kind: 'unit', ids: ['more-1', 'more-2'], isSent: false } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
