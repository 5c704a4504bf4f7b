import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  createHistory,
  exampleDraft,
  exampleLimits,
  findRow,
  runCommand,
  undoStep,
  type DraftCommand,
  type Row,
  type RowFields,
} from '../../core';
import { CreativeForm } from '../../index';

const onCommand = vi.fn<(command: DraftCommand) => void>();
const onTyping = vi.fn<(creative: Row<'creative'>) => void>();
beforeEach(() => {
  onCommand.mockClear();
  onTyping.mockClear();
});

function renderForm(changes: Partial<RowFields<'creative'>> = {}, props: { isReadOnly?: boolean } = {}) {
  const start = runCommand(createHistory(exampleDraft()), update(changes)).draft;
  function Host() {
    const [history, setHistory] = useState(() => createHistory(start));
    const creative = findRow(history.draft, 'creative', 'creative-1');
    if (!creative) return null;
    return (
      <>
        <CreativeForm
          draft={history.draft}
          limits={exampleLimits}
          creative={creative}
          language="en"
          onCommand={(command) => {
            onCommand(command);
            setHistory((current) => runCommand(current, command));
          }}
          onTyping={onTyping}
          {...props}
        />
        <button type="button" onClick={() => setHistory((current) => undoStep(current)?.history ?? current)}>
          Undo
        </button>
      </>
    );
  }
  render(<Host />);
  return userEvent.setup();
}

const update = (changes: Partial<RowFields<'creative'>>): DraftCommand => ({
  type: 'update',
  kind: 'creative',
  edits: [{ id: 'creative-1', changes }],
});
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
/** The text of a field with its selection in brackets; a caret is `|`. */
function printed(input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
  const inner = start === end ? '|' : `[${value.slice(start, end)}]`;
  return value.slice(0, start) + inner + value.slice(end);
}
function select(input: HTMLInputElement, start: number, end = start) {
  act(() => {
    input.focus();
    input.setSelectionRange(start, end);
  });
}

it('makes the selected text the default word of a keyword wildcard', async () => {
  const user = renderForm({ title: 'buy shoes now' });
  const title = field('Title');
  select(title, 4, 9);
  await user.click(button('Keyword wildcard: Title'));
  expect(printed(title)).toBe('buy {shoes}| now');
  expect(document.activeElement).toBe(title);
  expect(onCommand).not.toHaveBeenCalled();
});

it('inserts a keyword wildcard at the caret, with its word selected', async () => {
  const user = renderForm({ description1: 'buy now' });
  const input = field('Description line 1');
  select(input, 4);
  await user.click(button('Keyword wildcard: Description line 1'));
  expect(printed(input)).toBe('buy {[keyword]}now');
  await user.keyboard('shoes');
  expect(input.value).toBe('buy {shoes}now');
});

it('inserts at the end of a field that never had the focus', async () => {
  const user = renderForm({ title: 'buy shoes ' });
  await user.click(button('Keyword wildcard: Title'));
  expect(printed(field('Title'))).toBe('buy shoes {[keyword]}');
});

it('inserts by keyboard, and commits once when the field and its buttons are left', async () => {
  const user = renderForm({ title: 'buy shoes now' });
  const title = field('Title');
  select(title, 4, 9);
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(button('Keyword wildcard: Title'));
  await user.keyboard('{Enter}');
  expect(printed(title)).toBe('buy {shoes}| now');
  expect(onCommand).not.toHaveBeenCalled();
  await user.tab();
  expect(onCommand.mock.calls).toEqual([[update({ title: 'buy {shoes} now' })]]);
});

it('inserts the region wildcard at the start of the title only', async () => {
  const user = renderForm({ title: '出发 北海道滑雪' });
  const title = field('Title');
  select(title, 5);
  await user.click(button('Region wildcard: Title'));
  expect(printed(title)).toBe('{地域}|出发 北海道滑雪');
  expect(button('Region wildcard: Title').getAttribute('aria-disabled')).toBe('true');
  expect(description(button('Region wildcard: Title'))).toBe('The title already has a region wildcard.');
  await user.click(button('Region wildcard: Title'));
  expect(title.value).toBe('{地域}出发 北海道滑雪');
  const other = button('Region wildcard: Description line 2');
  expect(description(other)).toBe('Use the region wildcard only at the start of a title.');
  const { value } = field('Description line 2');
  await user.click(other);
  expect(field('Description line 2').value).toBe(value);
});

it('counts like the rule while the user types', async () => {
  const user = renderForm({ title: '滑雪' });
  expect(screen.getByText(/4 \/ 9–50/)).toBeTruthy();
  await user.type(field('Title'), '五天ab{{c}');
  expect(screen.getByText(/11 \/ 9–50/)).toBeTruthy();
  expect(onTyping.mock.lastCall?.[0]).toMatchObject({ id: 'creative-1', title: '滑雪五天ab{c}' });
});

it('commits a text as one command, and nothing if the text is unchanged', async () => {
  const user = renderForm();
  await user.clear(field('Mini-program URL'));
  await user.type(field('Mini-program URL'), 'pages/ski');
  expect(onCommand).not.toHaveBeenCalled();
  await user.tab();
  expect(onCommand.mock.calls).toEqual([[update({ miniProgramUrl: 'pages/ski' })]]);
  await user.click(field('Title'));
  await user.tab();
  expect(onCommand).toHaveBeenCalledOnce();
});

it('shows errors by field: those of the draft at once, others after the field was left', async () => {
  const user = renderForm({ title: '滑雪', description1: '' });
  const title = field('Title');
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(description(title)).toBe('Less than 9 characters: 4 now.');
  const first = field('Description line 1');
  expect(first.getAttribute('aria-invalid')).toBeNull();
  await user.click(first);
  await user.tab();
  expect(await screen.findByText('Enter description line 1.')).toBeTruthy();
  await user.type(title, '五天四晚');
  expect(title.getAttribute('aria-invalid')).toBeNull();
  await user.type(field('Mobile final URL'), 'ski');
  await user.tab();
  expect(description(field('Mobile final URL'))).toMatch(/^Enter a complete URL/);
});

it("shows the draft's values after undo", async () => {
  const user = renderForm();
  const title = field('Title');
  await user.clear(title);
  await user.tab();
  expect(await screen.findByText('Enter a title.')).toBeTruthy();
  await user.click(button('Undo'));
  expect(title.value).not.toBe('');
  expect(screen.queryByText('Enter a title.')).toBeNull();
  expect(onTyping.mock.lastCall?.[0].title).toBe(title.value);
});

it('shows advice while the user types, never as an error', async () => {
  const user = renderForm({ description1: '二世谷双雪场', description2: '' });
  const first = field('Description line 1');
  expect(description(first)).toBe('Use at least 30 characters for best results: 12 now.');
  expect(first.getAttribute('aria-invalid')).toBeNull();
  await user.type(first, '，中文教练一对一，含雪票。');
  expect(description(first)).toBe('Meets the recommended length.');
  expect(description(field('Description line 2'))).toMatch(/^Use more than 100 characters in both/);
});

it('offers the themes of the unit, and names a theme that it does not have', () => {
  renderForm({ pictureTheme: '温泉' });
  expect(screen.getByRole('combobox', { name: 'Picture theme' }).textContent).toBe('温泉');
  expect(screen.getByText('This unit has no picture with the theme “温泉”.')).toBeTruthy();
});

it('changes nothing when read-only', async () => {
  const user = renderForm({}, { isReadOnly: true });
  await user.type(field('Title'), 'ski');
  await user.tab();
  expect(onCommand).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /wildcard/ })).toBeNull();
  expect(screen.getByRole('combobox').hasAttribute('disabled')).toBe(true);
});
