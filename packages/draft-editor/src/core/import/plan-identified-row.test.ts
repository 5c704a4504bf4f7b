import { expect, it } from 'vitest';
import { idSource } from '../../testing/random-commands';
import type { WorkbookContent } from '../../workbooks/sheet-rows';
import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { exampleLimits } from '../limits/example-limits';
import { childrenOf, findRow, rowsInOrder, type Draft } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { detectSheets } from './detect-sheets';
import { draftWorkbook } from './export-draft';
import { planImport, type ImportPlan } from './plan-import';
import { takeFileSide } from './take-file-side';

const draftId = 'draft-1';
type Line = Readonly<Record<string, string>>;

/** The export of a draft; cells of its rows are replaced by header, and lines are added per sheet. */
function edited(
  draft: Draft,
  edits: Readonly<Record<string, Line>>,
  added: Readonly<Record<string, readonly Line[]>> = {},
): WorkbookContent {
  const { sheets } = draftWorkbook(draft, { draftId, language: 'en' });
  return {
    sheets: sheets.map(({ name, columns, rows }) => {
      const heads = columns.map(({ head }) => head);
      const lineOf = (edit: Line = {}, cells: readonly string[] = []) =>
        heads.map((head, at) => edit[head] ?? cells[at] ?? '');
      const lines = rows.map(({ cells }) => lineOf(edits[cells[heads.indexOf('Row ID')] ?? ''], cells));
      return { name, rows: [heads, ...lines, ...(added[name] ?? []).map((line) => lineOf(line))] };
    }),
  };
}

function planOf(draft: Draft, content: WorkbookContent, into: string | undefined = draftId): ImportPlan {
  const options = { limits: exampleLimits, newId: idSource('new'), draftId: into };
  return planImport(draft, content, detectSheets(content), options);
}
const applied = (draft: Draft, { command }: ImportPlan) =>
  command ? applyCommand(draft, command).draft : draft;
const after = (draft: Draft, ...commands: DraftCommand[]) =>
  applyCommand(draft, { type: 'batch', commands }).draft;
const stateOf = ({ rows }: ImportPlan, id: string) => rows.find((row) => row.id === id)?.state;
const codes = ({ rows }: ImportPlan) => rows.flatMap(({ problems }) => problems.map(({ code }) => code));
const draft = exampleDraft();

it('changes names, and clears fields whose cells are blank', () => {
  const content = edited(draft, {
    'keyword-1': { Keyword: '二世谷滑雪' },
    'unit-1': { 'Monitor suffix': '', 'Exact negatives': '' },
    'campaign-1': { 'Bid (CNY)': '' },
  });
  const next = applied(draft, planOf(draft, content));
  expect(rowsInOrder(next, 'keyword').map(({ keyword }) => keyword)).toEqual(['二世谷滑雪']);
  expect(findRow(next, 'unit', 'unit-1')).toMatchObject({ monitorSuffix: '', exactNegatives: [] });
  expect(findRow(next, 'campaign', 'campaign-1')).toMatchObject({ bid: null, budget: 200 });
});

it('says that a cell cannot be cleared', () => {
  const plan = planOf(
    draft,
    edited(draft, { 'keyword-1': { 'Match mode': '' }, 'unit-1': { 'Unit name': ' ' } }),
  );
  expect(codes(plan)).toEqual(['cell_empty', 'cell_empty']);
  expect(plan.command).toBeNull();
});

it.each(['Remove', 'remove', '删除', '刪除', '移除'])(
  'removes rows marked %s, with their contents',
  (mark) => {
    const plan = planOf(draft, edited(draft, { 'unit-1': { Remove: mark } }));
    expect(plan.counts.unit.removed).toBe(1);
    expect(plan.removedCount).toBe(4);
    expect(rowsInOrder(applied(draft, plan), 'keyword')).toEqual([]);
  },
);

it('rejects other marks, and marks without an id', () => {
  const content = edited(
    draft,
    { 'keyword-1': { Remove: 'yes' } },
    {
      Keywords: [{ 'Campaign name': '北海道冬季', 'Unit name': '滑雪套餐', Keyword: 'a', Remove: 'Remove' }],
    },
  );
  expect(codes(planOf(draft, content))).toEqual(['remove_unknown', 'remove_without_id']);
});

it('does not remove rows whose lines are missing', () => {
  const { sheets } = edited(draft, {});
  const content = { sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.slice(0, 1) })) };
  expect(planOf(draft, content)).toMatchObject({ rows: [], command: null });
});

it('finds rows in renamed parents, by either name or by id', () => {
  const lines = ['北海道冬季', '北海道', 'campaign-1'].map((name, at) => ({
    'Campaign name': name,
    'Unit name': at === 2 ? 'unit-1' : '滑雪套餐',
    Keyword: `new ${at}`,
  }));
  const content = edited(draft, { 'campaign-1': { 'Campaign name': '北海道' } }, { Keywords: lines });
  const plan = planOf(draft, content);
  expect(codes(plan)).toEqual([]);
  expect(childrenOf(applied(draft, plan), 'keyword', 'unit-1')).toHaveLength(4);
});

it('replaces a row that it removes or renames by a new one of its name', () => {
  const line = { 'Campaign name': '北海道冬季', 'Unit name': '滑雪套餐', Keyword: '北海道滑雪' };
  for (const edit of [{ Remove: 'Remove' }, { Keyword: 'renamed' }] as const) {
    const plan = planOf(draft, edited(draft, { 'keyword-1': edit }, { Keywords: [line] }));
    expect(plan.counts.keyword.new).toBe(1);
    const names = rowsInOrder(applied(draft, plan), 'keyword').map(({ keyword }) => keyword);
    expect(names).toEqual('Keyword' in edit ? ['renamed', '北海道滑雪'] : ['北海道滑雪']);
  }
});

it('moves no rows', () => {
  const plan = planOf(draft, edited(draft, { 'keyword-1': { 'Unit name': '另一个单元', 'Bid (CNY)': '9' } }));
  expect(codes(plan)).toEqual(['row_moved']);
  expect(plan.command).toBeNull();
});

it('rejects new and edited rows in a campaign that it removes', () => {
  const content = edited(
    draft,
    { 'campaign-1': { Remove: 'Remove' }, 'keyword-1': { 'Bid (CNY)': '9' } },
    { Units: [{ 'Campaign name': '北海道冬季', 'Unit name': 'b' }] },
  );
  const plan = planOf(draft, content);
  expect(codes(plan)).toEqual(['parent_marked', 'parent_marked']);
  expect(rowsInOrder(applied(draft, plan), 'campaign')).toEqual([]);
});

it('rejects ids that are not of this draft', () => {
  const content = edited(draft, {}, { Keywords: [{ Keyword: 'a', 'Row ID': 'keyword-9' }] });
  expect(codes(planOf(draft, content))).toEqual(['id_unknown']);
  const other = planOf(draft, content, 'draft-2');
  expect([other.command, other.rows.every(({ state }) => state === 'wrong')]).toEqual([null, true]);
});

it('rejects a row that appears again with other values', () => {
  const line = {
    'Campaign name': '北海道冬季',
    'Unit name': '滑雪套餐',
    'Row ID': 'keyword-1',
    'Match mode': 'Phrase',
  };
  const content = edited(
    draft,
    {},
    {
      Keywords: ['北海道滑雪', 'b'].map((Keyword) => ({ ...line, Keyword, Status: 'Enabled' })),
    },
  );
  const states = planOf(draft, content).rows.filter(({ kind }) => kind === 'keyword');
  expect(states.map(({ state }) => state)).toEqual(['equal', 'repeated', 'wrong']);
});

it('keeps what changed in the draft since the export, and asks where both changed', () => {
  const content = edited(draft, {
    'campaign-1': { 'Daily budget (CNY)': '300' },
    'unit-1': { 'Phrase negatives': '免费\n招聘\n视频' },
  });
  const now = after(
    draft,
    { type: 'update', kind: 'campaign', edits: [{ id: 'campaign-1', changes: { budget: 260, bid: 4 } }] },
    {
      type: 'update',
      kind: 'unit',
      edits: [{ id: 'unit-1', changes: { phraseNegatives: ['免费', '地图'] } }],
    },
  );
  const plan = planOf(now, content);
  expect(plan.rows[0]).toMatchObject({
    state: 'conflicting',
    conflicts: [{ field: 'budget', from: 260, to: 300 }],
  });
  expect(findRow(applied(now, plan), 'campaign', 'campaign-1')).toMatchObject({ budget: 260, bid: 4 });
  expect(findRow(applied(now, plan), 'unit', 'unit-1')?.phraseNegatives.toSorted()).toEqual(
    ['免费', '地图', '视频'].toSorted(),
  );
  const taken = takeFileSide(plan, () => true);
  expect(findRow(applied(now, taken), 'campaign', 'campaign-1')).toMatchObject({ budget: 300, bid: 4 });
});

it('compares regions whatever the order of their keys', () => {
  const regions = [{ factor: 1.3, regionId: 31 }];
  const stored = after(draft, {
    type: 'update',
    kind: 'campaign',
    edits: [{ id: 'campaign-1', changes: { regions } }],
  });
  const plan = planOf(stored, edited(stored, { 'campaign-1': { 'Promotion region': 'Shanghai, Jiangsu' } }));
  expect(stateOf(plan, 'campaign-1')).toBe('changed');
});

it('restores a row that was removed elsewhere and changed here only if the user takes it', () => {
  const content = edited(draft, { 'keyword-1': { 'Bid (CNY)': '9' } });
  const now = after(draft, { type: 'remove', kind: 'keyword', ids: ['keyword-1'] });
  const plan = planOf(now, content);
  expect([stateOf(plan, 'keyword-1'), plan.command]).toEqual(['conflicting', null]);
  const taken = applied(
    now,
    takeFileSide(plan, () => true),
  );
  expect(findRow(taken, 'keyword', 'keyword-1')).toMatchObject({ keyword: '北海道滑雪', bid: 9 });
  const gone = after(draft, { type: 'remove', kind: 'unit', ids: ['unit-1'] });
  expect(codes(planOf(gone, content))).toEqual(['row_removed', 'parent_removed']);
});

it('removes a row that was changed elsewhere only if the user takes that', () => {
  const content = edited(draft, { 'keyword-1': { Remove: 'Remove' } });
  const now = after(draft, {
    type: 'update',
    kind: 'keyword',
    edits: [{ id: 'keyword-1', changes: { bid: 7 } }],
  });
  const plan = planOf(now, content);
  expect([stateOf(plan, 'keyword-1'), plan.command]).toEqual(['conflicting', null]);
  expect(
    rowsInOrder(
      applied(
        now,
        takeFileSide(plan, () => true),
      ),
      'keyword',
    ),
  ).toEqual([]);
});

it('compares with the draft without the hidden column: blank cells keep their fields', () => {
  const content = edited(draft, {
    'unit-1': { 'Exported values': '', 'Monitor suffix': '', 'Bid (CNY)': '3' },
    'keyword-1': { 'Exported values': '["?"]' },
  });
  const plan = planOf(draft, content);
  expect(findRow(applied(draft, plan), 'unit', 'unit-1')).toMatchObject({
    monitorSuffix: 'source=search',
    bid: 3,
  });
  expect(stateOf(plan, 'keyword-1')).toBe('equal');
});

it('takes 5,000 new keywords for as many that it removes', () => {
  const keyword = (id: string) =>
    ({ keyword: id, matchType: 'phrase', bid: null, isPaused: false, id }) as const;
  const rows = Array.from({ length: 4_999 }, (_, at) => keyword(`old-${at}`));
  const full = after(draft, { type: 'add', kind: 'keyword', placements: [{ parentId: 'unit-1', rows }] });
  const place = { 'Campaign name': '北海道冬季', 'Unit name': '滑雪套餐' };
  const lines = Array.from({ length: 5_000 }, (_, at) => ({ ...place, Keyword: `new ${at}` }));
  const marks = Object.fromEntries(rowsInOrder(full, 'keyword').map(({ id }) => [id, { Remove: 'Remove' }]));
  const plan = planOf(full, edited(full, marks, { Keywords: lines }));
  expect(plan.counts.keyword).toMatchObject({ removed: 5_000, new: 5_000 });
  const names = rowsInOrder(applied(full, plan), 'keyword').map(({ keyword: name }) => name);
  expect([names.length, names[0]]).toEqual([5_000, 'new 0']);
});
