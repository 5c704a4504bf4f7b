import type { Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  applyCommand,
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
}

function exampleWith(kind: HostProps['kind'], changes: HostProps['changes']) {
  const { name, rows } = toRows(exampleDraft());
  return fromRows({ name, rows: { ...rows, [kind]: rows[kind].map((row) => ({ ...row, ...changes })) } });
}

function Host({ kind, changes, ...props }: HostProps) {
  const [draft, setDraft] = useState(() => exampleWith(kind, changes));
  const shared = {
    ...props,
    draft,
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
export const Unit: Story = { args: { kind: 'unit' } };
export const UnitWithErrors: Story = {
  args: { kind: 'unit', changes: { adgroupName: '', pcFinalUrl: 'www', mobileFinalUrl: '' } },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
