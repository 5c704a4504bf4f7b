import type { Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  applyCommand,
  draftSync,
  emptyFields,
  exampleDraft,
  exampleLimits,
  findRow,
  fromRows,
  rootId,
  toRows,
} from '../../core';
import { CampaignForm } from './campaign-form';
import { UnitForm } from './unit-form';

interface HostProps {
  kind: 'campaign' | 'unit';
  language: Language;
  /** Fields of the row that differ from those of the example. */
  changes?: Record<string, unknown>;
  isReadOnly?: boolean;
  /** Fields of the row in the account. */
  base?: Record<string, unknown>;
}

function exampleWith(kind: HostProps['kind'], changes: HostProps['changes']) {
  const { name, rows } = toRows(exampleDraft());
  return fromRows({ name, rows: { ...rows, [kind]: rows[kind].map((row) => ({ ...row, ...changes })) } });
}

function Host({ kind, changes, base, ...props }: HostProps) {
  const [draft, setDraft] = useState(() => exampleWith(kind, changes));
  const [first] = useState(draft);
  const sync = useMemo(() => {
    const id = `${kind}-1`;
    const row = findRow(exampleDraft(), kind, id);
    const inAccount = { kind, id, isSynchronized: false, isInAccount: true, reasons: [] };
    const sent = base ? [{ ...inAccount, base: { ...row, ...base } }] : [];
    return draftSync(draft, { sent, baseline: first });
  }, [draft, first, kind, base]);
  const shared = {
    ...props,
    draft,
    sync,
    limits: exampleLimits,
    onCommand: (command: Parameters<typeof applyCommand>[1]) =>
      setDraft((before) => applyCommand(before, command).draft),
  };
  const campaign = findRow(draft, 'campaign', 'campaign-1');
  const unit = findRow(draft, 'unit', 'unit-1');
  if (!campaign || !unit) return null;
  return (
    <div className="p-6">
      {kind === 'campaign' ? (
        <CampaignForm {...shared} campaign={campaign} />
      ) : (
        <UnitForm {...shared} unit={unit} />
      )}
    </div>
  );
}

const meta = {
  title: 'Draft editor/Forms (campaign and unit)',
  component: Host,
  args: { kind: 'campaign', language: 'en' },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Campaign: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const [name] = form.getAllByRole('textbox');
    if (!name) throw new Error('The form has no field');
    await userEvent.clear(name);
    await userEvent.tab();
    await expect(name).toBeInvalid();
  },
};
export const NewCampaign: Story = {
  args: { changes: { ...emptyFields.campaign, parentId: rootId } },
};
export const OnlineStore: Story = {
  args: { changes: { marketingTarget: 'shop', shopPlatform: null, isBrandOnly: true } },
};
export const PausedCampaign: Story = {
  tags: ['!test'],
  args: { changes: { isPaused: true, phraseNegatives: ['免费', '招聘'] } },
};
export const Unit: Story = { args: { kind: 'unit' } };
export const UnitWithErrors: Story = {
  args: { kind: 'unit', changes: { adgroupName: '', pcFinalUrl: 'www', mobileFinalUrl: '' } },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };

/** Some fields differ from the account. */
export const ChangedCampaign: Story = {
  tags: ['!test'],
  args: {
    changes: { budget: 150, budgetType: 2, isPaused: true, phraseNegatives: ['免费', '招聘'] },
    base: { budget: 100, budgetType: 2, isPaused: false, phraseNegatives: ['免费'], campaignName: '' },
  },
};
export const ChangedUnit: Story = {
  tags: ['!test'],
  args: {
    kind: 'unit',
    changes: { bid: 1.5 },
    base: { bid: null, pcFinalUrl: 'https://www.example.com/old' },
  },
};

// tests

export const NamesEarlierValuesAndRevertsThem: Story = {
  ...ChangedCampaign,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const budget = form.getByRole('textbox', { name: /^Daily budget/ });
    await expect(form.getByText('Was ￥100.00')).toBeVisible();
    await expect(form.getByText('Was Enabled')).toBeVisible();
    await expect(form.getByText('Was 免费')).toBeVisible();
    await expect(form.getByText('Was empty')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Revert Daily budget (CNY)' }));
    await waitFor(() => expect(budget).toHaveValue('100'));
    await expect(form.queryByText('Was ￥100.00')).toBeNull();
    await expect(form.getByText('Was Enabled')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Revert all changes' }));
    await waitFor(() => expect(form.queryByText(/^Was /)).toBeNull());
    await expect(form.queryByText('Differs from the account')).toBeNull();
  },
};
