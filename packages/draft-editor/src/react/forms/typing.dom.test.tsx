import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import {
  applyCommand,
  createInputStore,
  exampleDraft,
  exampleLimits,
  findRow,
  inputIssues,
  type DraftCommand,
  type InputStore,
  type OpenInput,
} from '../../core';
import { CreativeForm } from '../creative-form/creative-form';
import { InputStoreProvider } from '../inputs/input-store-context';
import { CampaignForm } from './campaign-form';
import { UnitForm } from './unit-form';

const createStore = () => createInputStore({ write: () => Promise.resolve(), later: () => () => undefined });

type Kind = 'campaign' | 'unit' | 'creative';

/** Shows the form of a row, on a store of typed texts. */
function show(store: InputStore, kind: Kind, edit: (command: DraftCommand) => void = () => {}) {
  function Host() {
    const [draft, setDraft] = useState(exampleDraft);
    const onCommand = (command: DraftCommand) => {
      edit(command);
      setDraft((before) => applyCommand(before, command).draft);
    };
    const shared = { draft, limits: exampleLimits, language: 'en' as const, onCommand };
    const campaign = findRow(draft, 'campaign', 'campaign-1');
    const unit = findRow(draft, 'unit', 'unit-1');
    const creative = findRow(draft, 'creative', 'creative-1');
    return (
      <InputStoreProvider value={store}>
        {kind === 'campaign' && campaign && <CampaignForm {...shared} campaign={campaign} />}
        {kind === 'unit' && unit && <UnitForm {...shared} unit={unit} />}
        {kind === 'creative' && creative && <CreativeForm {...shared} creative={creative} />}
        <button type="button" onClick={() => onCommand(budgetOf(60))}>
          Other user
        </button>
      </InputStoreProvider>
    );
  }
  return render(<Host />);
}

const budgetOf = (budget: number): DraftCommand => ({
  type: 'update',
  kind: 'campaign',
  edits: [{ id: 'campaign-1', changes: { budget } }],
});
const field = (name: RegExp) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name })[0] as HTMLInputElement;
/** Acts like an input method: a field reports its whole text. */
function retype(name: RegExp, text: string) {
  field(name).focus();
  fireEvent.change(field(name), { target: { value: text } });
}
/** The state after a crash: the texts are left, and no editor. */
function crash(store: InputStore): InputStore {
  const next = createStore();
  next.adopt([...store.all().values()].map((input): OpenInput => ({ ...input, isLeft: true })));
  return next;
}

const editors: readonly [kind: Kind, name: RegExp, text: string][] = [
  ['campaign', /Campaign name/, 'Kyo'],
  ['campaign', /Daily budget \(CNY/, '77'],
  ['campaign', /Bidding factor of Shanghai/, '1.4'],
  ['unit', /Monitor suffix/, 'from=x'],
  ['unit', /Phrase negatives/, 'free\njobs'],
  ['creative', /^Title/, 'Half a title'],
];

it.each(editors)(
  'of a %s has the text of %s after a crash, and takes it when it is left',
  async (kind, name, text) => {
    const store = createStore();
    const { unmount } = show(store, kind);
    const before = field(name).value;
    retype(name, text);
    expect([...store.all().values()].map((input) => [input.text, input.from])).toEqual([[text, before]]);
    const next = crash(store);
    unmount();
    const edit = vi.fn<(command: DraftCommand) => void>();
    show(next, kind, edit);
    expect(field(name).value).toBe(text);
    expect(edit).not.toHaveBeenCalled();
    await userEvent.click(field(name));
    await userEvent.tab();
    await expect.poll(() => edit.mock.calls.length).toBe(1);
    expect(next.all().size).toBe(0);
    expect(field(name).value).not.toBe(before);
  },
);

it.each([
  [/Daily budget \(CNY/, '88.888', 'Use up to two decimals.', 'amount_decimals'],
  [/Bidding factor of Shanghai/, '0.9', 'Enter a number from 1.00 to 10.00.', 'factor_invalid'],
  [/Bidding factor of Shanghai/, '1.255', 'Use up to two decimals for a bidding factor.', 'factor_decimals'],
] as const)('keeps %s with %s as an error until it is discarded', async (name, text, message, code) => {
  const store = createStore();
  const edit = vi.fn<(command: DraftCommand) => void>();
  const { unmount } = show(store, 'campaign', edit);
  const before = field(name).value;
  retype(name, text);
  await userEvent.tab();
  await screen.findByText(message);
  expect(inputIssues(store.all(), exampleLimits)).toMatchObject([
    { kind: 'campaign', id: 'campaign-1', code },
  ]);
  // to another step, and back
  unmount();
  show(store, 'campaign', edit);
  expect(field(name).value).toBe(text);
  await screen.findByText(message);
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(field(name));
  await userEvent.keyboard('{Escape}');
  expect(field(name).value).toBe(before);
  expect(store.all().size).toBe(0);
  expect(edit).not.toHaveBeenCalled();
});

it('has an invalid factor of hours after a crash, with its hours and its error', async () => {
  const store = createStore();
  const { unmount } = show(store, 'campaign');
  act(() => screen.getByTitle(/^Mon 00/).focus());
  retype(/Factor of the selected hours/, '11');
  const next = crash(store);
  unmount();
  show(next, 'campaign');
  expect(field(/Factor of the selected hours/).value).toBe('11');
  expect(field(/Factor of the selected hours/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByTitle(/^Mon 00/).getAttribute('aria-selected')).toBe('true');
  expect(inputIssues(next.all(), exampleLimits)).toMatchObject([{ id: 'campaign-1', field: 'schedule' }]);
  await screen.findByText('Enter a number from 0.10 to 10.00.');
});

it('overwrites no value that has changed since typing began', async () => {
  const store = createStore();
  const edit = vi.fn<(command: DraftCommand) => void>();
  show(store, 'campaign', edit);
  retype(/Daily budget \(CNY/, '77');
  // a press would take the focus
  fireEvent.click(screen.getByRole('button', { name: 'Other user' }));
  await expect.poll(() => edit.mock.calls.length).toBe(1);
  expect(field(/Daily budget \(CNY/).value).toBe('77');
  await userEvent.tab();
  expect(edit).toHaveBeenCalledTimes(1);
  expect([...store.all().values()]).toMatchObject([{ text: '77', from: '200', isLeft: true }]);
});

it('marks a missing name from the beginning', async () => {
  const { draft } = applyCommand(exampleDraft(), {
    type: 'update',
    kind: 'campaign',
    edits: [{ id: 'campaign-1', changes: { campaignName: '' } }],
  });
  const campaign = findRow(draft, 'campaign', 'campaign-1');
  render(
    campaign && (
      <CampaignForm
        draft={draft}
        limits={exampleLimits}
        campaign={campaign}
        language="en"
        onCommand={() => {}}
      />
    ),
  );
  await screen.findByText('Enter a campaign name.');
});

it.each(['campaign', 'unit', 'creative'] as const)(
  'Escape discards typed text in any field of a %s, and it can be restored',
  (kind) => {
    const store = createStore();
    const discarded: OpenInput[] = [];
    store.onDiscard((input) => discarded.push(input));
    show(store, kind);
    // the factor of hours has a field once some are selected
    if (kind === 'campaign') act(() => screen.getByTitle(/^Mon 00/).focus());
    // querying by role would take seconds
    const fields = () => [...document.querySelectorAll<HTMLInputElement>(textFields)];
    const names = fields().map((each) => each.name || each.getAttribute('aria-label'));
    expect(names).toEqual(fieldsOf[kind]);
    for (const at of names.keys()) {
      const current = () => fields()[at] as HTMLInputElement;
      const before = current().value;
      const text = `${before}.555`;
      current().focus();
      fireEvent.change(current(), { target: { value: text } });
      // the Escape of an input method
      fireEvent.keyDown(current(), { key: 'Escape', isComposing: true });
      expect([names[at], current().value]).toEqual([names[at], text]);
      fireEvent.keyDown(current(), { key: 'Escape' });
      expect([names[at], current().value, store.all().size]).toEqual([names[at], before, 0]);
      expect(discarded.at(-1)?.text).toBe(text);
      act(() => current().blur());
      act(() => discarded.slice(-1).forEach(store.restore));
      expect([names[at], current().value, store.all().size]).toEqual([names[at], text, 1]);
      act(() => discarded.slice(-1).forEach(store.remove));
      expect([names[at], current().value]).toEqual([names[at], before]);
    }
  },
);

const textFields = 'form :is(input[type=text], input:not([type]), textarea)';
/** Names of all text fields, or their labels. */
const fieldsOf: Record<Kind, readonly string[]> = {
  campaign: [
    ...['campaignName', 'budget', 'bid'],
    ...['Bidding factor of Shanghai', 'Factor of the selected hours'],
    ...['phraseNegatives', 'exactNegatives'],
  ],
  unit: [
    ...['adgroupName', 'bid', 'pcFinalUrl', 'mobileFinalUrl', 'monitorSuffix', 'iosUrl', 'androidApp'],
    ...['phraseNegatives', 'exactNegatives'],
  ],
  creative: [...['title', 'description1', 'description2', 'pcFinalUrl', 'mobileFinalUrl', 'miniProgramUrl']],
};
