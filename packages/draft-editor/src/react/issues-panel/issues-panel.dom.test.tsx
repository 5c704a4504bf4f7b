import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import {
  exampleDraft,
  exampleLimits,
  issueKey,
  validateDraft,
  type Draft,
  type Issue,
  type Waiver,
} from '../../core';
import { IssuesPanel } from '../../index';
import { draftWithIssues, draftWithManyIssues } from '../../testing/draft-with-issues';

const when = '2026-11-20T04:00:00.000Z';
const waiverOf = (issue: Issue, reason = 'The brand is registered'): Waiver => ({
  key: issueKey(issue),
  reason,
  who: 'Ann',
  when,
});

function renderPanel(
  draft: Draft = draftWithIssues(),
  { waived = [], isReadOnly = false }: { waived?: readonly string[]; isReadOnly?: boolean } = {},
) {
  const issues = validateDraft(draft, { limits: exampleLimits });
  const calls = {
    onJump: vi.fn<(issue: Issue) => void>(),
    onWaive: vi.fn<(issues: readonly Issue[], reason: string) => void>(),
    onUnwaive: vi.fn<(waiver: Waiver) => void>(),
  };
  function Host() {
    const [waivers, setWaivers] = useState(() =>
      issues.filter(({ ruleId }) => waived.includes(ruleId)).map((issue) => waiverOf(issue)),
    );
    return (
      <IssuesPanel
        draft={draft}
        issues={issues}
        waivers={waivers}
        isReadOnly={isReadOnly}
        language="en"
        timeZone="Asia/Shanghai"
        onJump={calls.onJump}
        onWaive={(given, reason) => {
          calls.onWaive(given, reason);
          setWaivers((before) => [...before, ...given.map((issue) => waiverOf(issue, reason))]);
        }}
        onUnwaive={(waiver) => {
          calls.onUnwaive(waiver);
          setWaivers((before) => before.filter(({ key }) => key !== waiver.key));
        }}
      />
    );
  }
  render(<Host />);
  return { ...calls, issues, user: userEvent.setup() };
}

const heads = () =>
  screen.getAllByRole('heading', { level: 3 }).map((head) => within(head).getByRole('button'));
const headNames = () => heads().map(({ textContent }) => textContent);
const group = (name: RegExp) => screen.getByRole('region', { name });
const lines = (name: RegExp) => within(group(name)).getAllByRole('listitem');
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
const choose = (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(screen.getByRole('radio', { name }));

it('groups issues by rule, errors first', () => {
  renderPanel();
  const severities = headNames().map((name) => name.split(':')[0]);
  expect(severities).toEqual([
    ...Array<string>(7).fill('Error'),
    ...Array<string>(3).fill('Warning'),
    'Advice',
  ]);
  expect(lines(/Keyword also in another unit/).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('北海道冬季 › 滑雪套餐 › Row 1: 北海道滑雪'),
    expect.stringContaining('Row 5'),
    expect.stringContaining('北海道冬季 › Unit 2 › Row 1'),
  ]);
});

it('collapses a group with the keyboard', async () => {
  const { user } = renderPanel();
  const [head] = heads();
  head?.focus();
  expect(head?.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Enter}');
  expect(head?.getAttribute('aria-expanded')).toBe('false');
  expect(within(group(/Daily budget/)).queryAllByRole('listitem')).toEqual([]);
  await user.keyboard(' ');
  expect(lines(/Daily budget/)).toHaveLength(1);
});

it('jumps to the row of an issue', async () => {
  const { user, onJump } = renderPanel();
  await user.click(screen.getByRole('button', { name: /Row 3Enter a keyword/ }));
  expect(onJump).toHaveBeenCalledWith(expect.objectContaining({ kind: 'keyword', id: 'keyword-3' }));
});

it('filters by severity', async () => {
  const { user } = renderPanel();
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['All 14', 'Errors 7', 'Warnings 6', 'Advice 1']);
  await choose(user, /Warnings/);
  expect(headNames()).toHaveLength(3);
  await choose(user, /Advice/);
  expect(headNames()).toEqual([expect.stringContaining('Description shorter than recommended')]);
});

it('never waives an error', () => {
  renderPanel();
  expect(within(group(/Keyword bid/)).queryByRole('button', { name: /Waive/ })).toBeNull();
});

it('waives a warning with a reason, not without one', async () => {
  const { user, onWaive, issues } = renderPanel();
  const before = issues.filter(({ ruleId }) => ruleId === 'keyword-contains-sensitive');
  await user.click(screen.getByRole('button', { name: /^Waive: .* Row 2/ }));
  const dialog = screen.getByRole('dialog', { name: 'Waive this warning' });
  await user.type(reason(), '   ');
  await user.click(within(dialog).getByRole('button', { name: 'Waive' }));
  expect(await screen.findByText('Enter a reason.')).toBeDefined();
  expect(reason().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(reason());
  expect(onWaive).not.toHaveBeenCalled();
  await user.type(reason(), 'Checked ');
  within(dialog).getByText('7 / 200');
  await user.click(within(dialog).getByRole('button', { name: 'Waive' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onWaive.mock.calls).toEqual([[[expect.objectContaining({ id: before[0]?.id })], 'Checked']]);
  expect(lines(/contains a sensitive word/)).toHaveLength(1);
  // its line is gone
  await vi.waitFor(() => {
    expect(document.activeElement?.textContent).toContain('Keyword contains a sensitive word');
  });
});

it('does not waive with a reason that is too long, and forgets what was cancelled', async () => {
  const { user, onWaive } = renderPanel();
  const open = () => user.click(screen.getByRole('button', { name: /^Waive: .* Row 2/ }));
  await open();
  await user.click(reason());
  await user.paste('x'.repeat(201));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Waive' }));
  await screen.findByText('More than 200 characters: 201 now.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onWaive).not.toHaveBeenCalled();
  const opener = screen.getByRole('button', { name: /^Waive: .* Row 2/ });
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  await open();
  expect(reason().value).toBe('');
});

it('waives all issues of a rule at once', async () => {
  const { user, onWaive } = renderPanel();
  await user.click(screen.getByRole('button', { name: 'Waive all 3 of this rule' }));
  const dialog = screen.getByRole('dialog', { name: 'Waive 3 warnings' });
  await user.type(reason(), 'Wanted');
  await user.click(within(dialog).getByRole('button', { name: 'Waive' }));
  await vi.waitFor(() => expect(onWaive).toHaveBeenCalledTimes(1));
  const [given, text] = onWaive.mock.calls[0] ?? [];
  expect([given?.map(({ id }) => id), text]).toEqual([['keyword-1', 'keyword-5', 'keyword-6'], 'Wanted']);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: /Keyword also in another unit/ })).toBeNull();
  const heading = screen.getByRole('heading', { name: 'Issues' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

it('shows waived issues on request, and removes waivers', async () => {
  const { user, onUnwaive } = renderPanel(draftWithIssues(), { waived: ['keyword-contains-sensitive'] });
  expect(screen.queryByRole('region', { name: /contains a sensitive word/ })).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Waived too' }));
  const [line] = lines(/contains a sensitive word/);
  expect(line?.textContent).toContain('Waived: The brand is registered');
  expect(line?.textContent).toContain('Ann · Nov 20, 2026 12:00');
  await user.click(screen.getByRole('button', { name: /^Remove waiver: .* Row 2/ }));
  expect(onUnwaive).toHaveBeenCalledWith(expect.objectContaining({ who: 'Ann', when }));
  expect(screen.getAllByRole('button', { name: /^Remove waiver/ })).toHaveLength(1);
  screen.getByRole('button', { name: /^Waive: .* Row 2/ });
});

it('shows thousands of issues in steps', async () => {
  const { user } = renderPanel(draftWithManyIssues(2_000));
  expect(lines(/Empty keyword/)).toHaveLength(50);
  expect(lines(/contains a sensitive word/)).toHaveLength(50);
  await user.click(within(group(/Empty keyword/)).getByRole('button', { name: 'Show 50 more' }));
  expect(lines(/Empty keyword/)).toHaveLength(100);
  expect(document.activeElement).toBe(lines(/Empty keyword/)[50]?.querySelector('button'));
});

it('offers the rest of the last step', async () => {
  const { user } = renderPanel(draftWithManyIssues(51));
  await user.click(within(group(/Empty keyword/)).getByRole('button', { name: 'Show 1 more' }));
  expect(lines(/Empty keyword/)).toHaveLength(51);
  expect(within(group(/Empty keyword/)).queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('cannot change waivers if it is read-only', async () => {
  const { user, onJump } = renderPanel(draftWithIssues(), {
    waived: ['keyword-contains-sensitive'],
    isReadOnly: true,
  });
  await user.click(screen.getByRole('switch', { name: 'Waived too' }));
  expect(screen.queryByRole('button', { name: /^(Waive|Remove)/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Enter a keyword/ }));
  expect(onJump).toHaveBeenCalledTimes(1);
});

it('says that there is nothing to change', async () => {
  const { user } = renderPanel(exampleDraft());
  expect(screen.getByRole('status').textContent).toBe('Nothing to change');
  await choose(user, /Errors/);
  expect(screen.getByRole('status').textContent).toBe('Nothing to change');
});

it('says if the draft has only other issues', async () => {
  const { user } = renderPanel(draftWithIssues(), { waived: ['description-advice'] });
  await choose(user, /Advice/);
  expect(screen.getByRole('status').textContent).toBe('No issues of this severity.');
});
