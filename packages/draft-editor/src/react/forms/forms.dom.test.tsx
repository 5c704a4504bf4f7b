import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { applyCommand, exampleDraft, exampleLimits, findRow, type DraftCommand } from '../../core';
import { exampleResults } from '../../testing/example-results';
import { CampaignForm } from './campaign-form';
import { UnitForm } from './unit-form';

const commands: DraftCommand[] = [];
beforeEach(() => {
  commands.length = 0;
});

function Host({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [draft, setDraft] = useState(exampleDraft);
  const shared = {
    draft,
    limits: exampleLimits,
    language: 'en' as const,
    isReadOnly,
    onCommand: (command: DraftCommand) => {
      commands.push(command);
      setDraft((before) => applyCommand(before, command).draft);
    },
  };
  const campaign = findRow(draft, 'campaign', 'campaign-1');
  const unit = findRow(draft, 'unit', 'unit-1');
  return (
    <>
      {campaign && <CampaignForm {...shared} campaign={campaign} recentResults={exampleResults} />}
      {unit && <UnitForm {...shared} unit={unit} />}
      <button
        type="button"
        onClick={() => shared.onCommand(update('campaign', { campaignName: 'By another user' }))}
      >
        Other user
      </button>
    </>
  );
}

const update = (kind: 'campaign' | 'unit', changes: object) =>
  ({ type: 'update', kind, edits: [{ id: `${kind}-1`, changes }] }) as unknown as DraftCommand;
const field = (name: RegExp) => screen.getByRole('textbox', { name });
async function retype(name: RegExp, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
}

it('changes a text once, when its field is left', async () => {
  render(<Host />);
  await retype(/Campaign name/, 'Kyoto');
  expect(commands).toEqual([]);
  await userEvent.tab();
  expect(commands).toEqual([update('campaign', { campaignName: 'Kyoto' })]);
  await userEvent.click(field(/Campaign name/));
  await userEvent.tab();
  expect(commands).toHaveLength(1);
});

it('shows what a rule says about a field that was left', async () => {
  render(<Host />);
  await retype(/Campaign name/, '');
  expect(screen.queryByText('Enter a campaign name.')).toBeNull();
  await userEvent.tab();
  await screen.findByText('Enter a campaign name.');
  await retype(/Campaign name/, 'Kyoto');
  await userEvent.tab();
  await expect.poll(() => screen.queryByText('Enter a campaign name.')).toBeNull();
});

it('keeps what is being typed when the draft changes elsewhere', async () => {
  render(<Host />);
  await retype(/Unit name/, 'Being typed');
  screen.getByRole('button', { name: 'Other user' }).click();
  await expect.poll(() => field(/Campaign name/).getAttribute('value')).toBe('By another user');
  expect(field(/Unit name/).getAttribute('value')).toBe('Being typed');
});

it('reads amounts with separators, and rejects other texts', async () => {
  render(<Host />);
  const budget = /Daily budget \(CNY/;
  await retype(budget, '1,200.50');
  await userEvent.tab();
  expect(commands).toEqual([update('campaign', { budget: 1200.5 })]);
  await retype(budget, 'a lot');
  await userEvent.tab();
  await screen.findByText(/Enter a number/);
  expect(commands).toHaveLength(1);
  await retype(budget, '49.99');
  await userEvent.tab();
  await screen.findByText(/50/);
});

it('asks for an amount only after its field was left empty', async () => {
  render(<Host />);
  await retype(/Daily budget \(CNY/, '');
  await userEvent.tab();
  await expect.poll(() => field(/Daily budget \(CNY/).getAttribute('aria-invalid')).toBe('true');
});

it('offers a platform only for online stores, and removes it for others', async () => {
  render(<Host />);
  expect(screen.queryByRole('radiogroup', { name: /platform/i })).toBeNull();
  await userEvent.click(screen.getByText('Online store'));
  await screen.findByRole('radiogroup', { name: /platform/i });
  await userEvent.click(screen.getByText('Website link'));
  expect(screen.queryByRole('radiogroup', { name: /platform/i })).toBeNull();
  expect(commands.at(-1)).toMatchObject({
    edits: [{ changes: { marketingTarget: 'website' } }],
  });
});

it('links a URL once it is valid', async () => {
  render(<Host />);
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['https://www.example.com/ski', 'https://m.example.com/ski']);
  await retype(/Computer final URL/, 'javascript:alert(1)');
  await userEvent.tab();
  expect(links()).toEqual(['https://m.example.com/ski']);
});

it('changes nothing when it is read-only', () => {
  render(<Host isReadOnly />);
  for (const each of screen.getAllByRole('textbox')) expect(each.matches(':disabled, [readonly]')).toBe(true);
});

it.each(['campaign', 'unit'] as const)(
  'reads negative keywords of a %s one per line, each once, when the field is left',
  async (kind) => {
    render(<Host />);
    const words = (name: RegExp) => {
      const [ofCampaign, ofUnit] = screen.getAllByRole('textbox', { name });
      return (kind === 'campaign' ? ofCampaign : ofUnit) as HTMLElement;
    };
    const retypeWords = async (name: RegExp, text: string) => {
      await userEvent.clear(words(name));
      await userEvent.type(words(name), text);
    };
    await retypeWords(/Phrase negatives/, '工资{Enter}{Enter} JR Pass {Enter}jr  pass');
    expect(commands).toEqual([]);
    await userEvent.tab();
    expect(commands).toEqual([update(kind, { phraseNegatives: ['工资', 'JR Pass'] })]);
    expect(words(/Phrase negatives/)).toHaveProperty('value', '工资\nJR Pass');
    await retypeWords(/Exact negatives/, '雪'.repeat(21));
    await userEvent.tab();
    await screen.findByText(/More than 40|has more than 40 characters/);
  },
);

it.each(['campaign', 'unit'] as const)('pauses and enables a %s', async (kind) => {
  render(<Host />);
  const status = () => screen.getAllByRole('switch', { name: 'Enabled' })[kind === 'campaign' ? 0 : 1];
  await userEvent.click(status() as HTMLElement);
  expect(commands).toEqual([update(kind, { isPaused: true })]);
  expect(status()).toHaveProperty('checked', false);
  screen.getByText('No ads run while it’s paused.');
  await userEvent.click(status() as HTMLElement);
  expect(commands.at(-1)).toEqual(update(kind, { isPaused: false }));
});

it('says what other campaigns paid for the same bid mode', async () => {
  render(<Host />);
  screen.getByText('Your own campaigns paid ￥2.10 to ￥3.60 per click in the last 30 days.');
  await userEvent.click(screen.getByText('Target cost per conversion'));
  await screen.findByText('Your own campaigns paid ￥48.00 to ￥75.00 per conversion in the last 30 days.');
});
