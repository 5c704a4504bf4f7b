import { expect, it } from 'vitest';
import { applyCommand, emptyFields, exampleDraft, rootId, type Draft, type Issue } from '../../core';
import { draftWithIssues } from '../../testing/draft-with-issues';
import { issuePlace } from './issue-place';

it.each<[Issue['kind'], string, string, string, string]>([
  ['draft', '', 'Draft', '草稿', '草稿'],
  ['campaign', 'campaign-1', '北海道冬季', '北海道冬季', '北海道冬季'],
  ['unit', 'unit-1', '北海道冬季 › 滑雪套餐', '北海道冬季 › 滑雪套餐', '北海道冬季 › 滑雪套餐'],
  ['unit', 'unit-2', '北海道冬季 › Unit 2', '北海道冬季 › 单元 2', '北海道冬季 › 廣告群組 2'],
  [
    ...(['keyword', 'keyword-3'] as const),
    '北海道冬季 › 滑雪套餐 › Row 3',
    '北海道冬季 › 滑雪套餐 › 第 3 行',
    '北海道冬季 › 滑雪套餐 › 第 3 列',
  ],
  [
    ...(['keyword', 'keyword-6'] as const),
    '北海道冬季 › Unit 2 › Row 1: 北海道滑雪',
    '北海道冬季 › 单元 2 › 第 1 行：北海道滑雪',
    '北海道冬季 › 廣告群組 2 › 第 1 列：北海道滑雪',
  ],
  [
    ...(['picture', 'picture-1'] as const),
    '北海道冬季 › 滑雪套餐 › Row 1: 雪景',
    '北海道冬季 › 滑雪套餐 › 第 1 行：雪景',
    '北海道冬季 › 滑雪套餐 › 第 1 列：雪景',
  ],
  // removed since the draft was checked
  ['keyword', 'gone', 'Draft', '草稿', '草稿'],
])('names the place of %s %s', (kind, id, en, cn, tw) => {
  const draft = draftWithIssues();
  expect(issuePlace(draft, { kind, id }, 'en')).toBe(en);
  expect(issuePlace(draft, { kind, id }, 'cn')).toBe(cn);
  expect(issuePlace(draft, { kind, id }, 'tw')).toBe(tw);
});

it('numbers campaigns without a name, and shortens long names', () => {
  const rows = ['', '雪'.repeat(61), '👩‍🚀'.repeat(9_000)].map((campaignName, index) => ({
    ...emptyFields.campaign,
    id: `new-${index}`,
    campaignName,
  }));
  const placements = [{ parentId: rootId, rows }];
  const { draft }: { draft: Draft } = applyCommand(exampleDraft(), {
    type: 'add',
    kind: 'campaign',
    placements,
  });
  const place = (id: string) => issuePlace(draft, { kind: 'campaign', id }, 'en');
  expect(place('new-0')).toBe('Campaign 2');
  expect(place('new-1')).toBe(`${'雪'.repeat(60)}…`);
  expect([...place('new-2')]).toHaveLength(61);
});
