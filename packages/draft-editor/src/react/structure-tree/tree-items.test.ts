import { expect, it } from 'vitest';
import {
  applyCommand,
  createValidator,
  duplicateRows,
  exampleDraft,
  exampleLimits,
  rollUpIssues,
  type Draft,
} from '../../core';
import { idSource } from '../../testing/random-commands';
import { treeItems } from './tree-items';

const none = { issues: new Map(), open: new Set<string>(), search: '' };
const two = (): Draft =>
  applyCommand(
    exampleDraft(),
    duplicateRows(exampleDraft(), { kind: 'campaign', ids: ['campaign-1'], newId: idSource('copy-') }),
  ).draft;

it('lists campaigns, and the contents of open ones', () => {
  expect(treeItems(two(), none).map(({ key }) => key)).toEqual(['campaign campaign-1', 'campaign copy-1']);
  const items = treeItems(two(), { ...none, open: new Set(['campaign-1', 'unit-1']) });
  expect(items.map(({ key, level, position, siblings }) => [key, level, position, siblings])).toEqual([
    ['campaign campaign-1', 1, 1, 2],
    ['unit unit-1', 2, 1, 1],
    ['keyword unit-1', 3, 1, 3],
    ['creative unit-1', 3, 2, 3],
    ['picture unit-1', 3, 3, 3],
    ['campaign copy-1', 1, 2, 2],
  ]);
});

it('finds names regardless of case and width, with the campaigns around them', () => {
  const unit = { type: 'update' as const, kind: 'unit' as const };
  const draft = applyCommand(two(), {
    ...unit,
    edits: [{ id: 'unit-1', changes: { adgroupName: 'ＪＲ Pass' } }],
  }).draft;
  const found = treeItems(draft, { ...none, search: ' jr p ' });
  expect(found.map(({ key }) => key)).toEqual(['campaign campaign-1', 'unit unit-1']);
  expect(treeItems(draft, { ...none, search: 'nothing' })).toEqual([]);
});

it('marks paused campaigns and units', () => {
  const pause = { type: 'update' as const, kind: 'unit' as const };
  const draft = applyCommand(two(), {
    ...pause,
    edits: [{ id: 'unit-1', changes: { isPaused: true } }],
  }).draft;
  const items = treeItems(draft, { ...none, open: new Set(['campaign-1']) });
  expect(items.map(({ isPaused }) => isPaused)).toEqual([false, true, false]);
});

it('counts the errors of keywords in their list, unit and campaign', () => {
  const empty = {
    type: 'update' as const,
    kind: 'keyword' as const,
    edits: [{ id: 'keyword-1', changes: { keyword: '' } }],
  };
  const { draft } = applyCommand(exampleDraft(), empty);
  const issues = rollUpIssues(createValidator({ limits: exampleLimits }).check(draft));
  const items = treeItems(draft, { ...none, issues, open: new Set(['campaign-1', 'unit-1']) });
  expect(items.map((item) => item.issues.error)).toEqual([1, 1, 1, 0, 0]);
});
