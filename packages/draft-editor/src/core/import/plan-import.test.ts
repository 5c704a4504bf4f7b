import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import type { WorkbookContent } from '../../workbooks/sheet-rows';
import { applyCommand } from '../commands/apply-command';
import { runCommand, createHistory, undoStep } from '../commands/history';
import { exampleLimits } from '../limits/example-limits';
import { emptyDraft, findRow, rowsInOrder, type Draft } from '../model/draft';
import { fromRows, toRows } from '../model/draft-rows';
import { exampleDraft } from '../model/example-draft';
import { emptyFields, rowKinds, type RowKind } from '../model/rows';
import { detectSheets } from './detect-sheets';
import { planImport, type ImportOptions } from './plan-import';

const workbook = (...sheets: [name: string, ...rows: string[][]][]): WorkbookContent => ({
  sheets: sheets.map(([name, ...rows]) => ({ name, rows })),
});
function planOf(draft: Draft, content: WorkbookContent, options: Partial<ImportOptions> = {}) {
  return planImport(draft, content, detectSheets(content), {
    limits: exampleLimits,
    newId: idSource('new'),
    ...options,
  });
}
type Plan = ReturnType<typeof planOf>;
const applied = (draft: Draft, { command }: Plan) =>
  command === null ? draft : applyCommand(draft, command).draft;
const states = ({ rows }: Plan) => rows.map(({ row, state }) => [row, state]);
const codes = ({ rows }: Plan) => rows.flatMap(({ problems }) => problems.map(({ code }) => code));

const heads = ['计划', '单元', '关键词', '匹配', '出价'];
const keywords = (...rows: string[][]) =>
  workbook(['关键词', ['计划', '单元', '关键词', '匹配模式', '出价'], ...rows]);

describe('rows of a file', () => {
  it('are new, changed, equal or repeated', () => {
    const draft = exampleDraft();
    const plan = planOf(
      draft,
      keywords(
        ['北海道冬季', '滑雪套餐', '北海道 滑雪', '', '2'],
        ['北海道冬季', '滑雪套餐', '滑雪 团', '精确', ''],
        [],
        [' 北海道冬季', '滑雪套餐', '滑雪  团', '精确', ''],
        ['北海道冬季', '滑雪套餐', '北海道滑雪', '短语', ''],
      ),
    );
    expect(states(plan)).toEqual([
      [2, 'new'],
      [3, 'new'],
      [5, 'repeated'],
      [6, 'equal'],
    ]);
    expect(plan.rows[2]).toMatchObject({ first: { sheet: 0, row: 3 }, id: plan.rows[1]?.id });
    expect(plan.addedParents).toEqual([]);
    expect(rowsInOrder(applied(draft, plan), 'keyword').map(({ keyword }) => keyword)).toEqual([
      '北海道滑雪',
      '北海道 滑雪',
      '滑雪 团',
    ]);
  });

  it('equal regions whose keys the database returned in another order', () => {
    const content = workbook(['计划', ['计划', '推广地域'], ['北海道冬季', '上海(1.3),北京']]);
    const draft = exampleDraft();
    const imported = applied(draft, planOf(draft, content));
    const { regions } = findRow(imported, 'campaign', 'campaign-1') ?? { regions: [] };
    expect(regions).toHaveLength(2);
    const changes = { regions: regions.map(({ regionId, factor }) => ({ factor, regionId })) };
    const reordered = applyCommand(imported, {
      type: 'update',
      kind: 'campaign',
      edits: [{ id: 'campaign-1', changes }],
    }).draft;
    expect(states(planOf(reordered, content))).toEqual([[2, 'equal']]);
  });

  it('overwrite fields of the draft, but not with blank cells', () => {
    const draft = exampleDraft();
    const plan = planOf(
      draft,
      workbook(
        ['计划', ['计划', '预算', '设备', '推广地域'], ['北海道冬季', '不限', '', '上海(1.3)']],
        ['关键词', heads, ['北海道冬季', '滑雪套餐', '北海道滑雪', '精确', '３．５']],
      ),
    );
    expect(plan.rows.map(({ overwritten }) => overwritten)).toEqual([
      [
        { field: 'budgetType', from: 2, to: 1 },
        { field: 'budget', from: 200, to: null },
      ],
      [{ field: 'bid', from: null, to: 3.5 }],
    ]);
    expect(findRow(applied(draft, plan), 'campaign', 'campaign-1')).toEqual({
      ...findRow(draft, 'campaign', 'campaign-1'),
      budgetType: 1,
      budget: null,
    });
  });

  it('add the campaigns and units that they name', () => {
    const plan = planOf(
      emptyDraft(),
      workbook(
        ['关键词', heads, ['a', 'x', 'one', '', ''], ['A', 'y', 'two', '', '']],
        ['创意', ['计划', '单元', '标题'], ['b', 'x', 'three']],
        ['单元', ['计划', '单元', '出价'], ['a', 'X', '2']],
      ),
    );
    expect(plan.addedParents.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      ...['campaign a', 'unit y', 'campaign b', 'unit x'],
    ]);
    const draft = applied(emptyDraft(), plan);
    expect(rowsInOrder(draft, 'unit').map(({ adgroupName, bid }) => [adgroupName, bid])).toEqual([
      ['X', 2],
      ['y', null],
      ['x', null],
    ]);
    expect(rowsInOrder(draft, 'keyword').map(({ keyword }) => keyword)).toEqual(['one', 'two']);
  });

  it('are rejected with a reason', () => {
    const plan = planOf(
      exampleDraft(),
      keywords(
        ['北海道冬季', '滑雪套餐', '', '精确', '1'],
        ['北海道冬季', '滑雪套餐', 'a', '随便', 'x'],
        ['北海道冬季', '', 'b', '', ''],
        ['', '别的单元', 'c', '', ''],
        ['北海道冬季', '滑雪套餐', 'd', '', '1'],
        ['北海道冬季', '滑雪套餐', 'D', '', '2'],
      ),
    );
    expect(codes(plan)).toEqual([
      ...['cell_empty', 'option_unknown', 'amount_invalid', 'unit_required', 'campaign_required'],
      'differs_from_row',
    ]);
    expect(plan.counts.keyword).toEqual({
      new: 1,
      changed: 0,
      conflicting: 0,
      removed: 0,
      equal: 0,
      repeated: 0,
      leftOut: 0,
      example: 0,
      wrong: 5,
    });
    expect(plan.rows.at(-1)?.problems[0]?.params).toEqual({ sheet: '关键词', row: 6 });
  });

  it('with the same name in other units are other rows', () => {
    const plan = planOf(emptyDraft(), keywords(['a', 'x', 'one', '', ''], ['a', 'y', 'one', '', '']));
    expect(states(plan)).toEqual([
      [2, 'new'],
      [3, 'new'],
    ]);
  });

  it('of creatives are identified by their texts', () => {
    const content = workbook([
      '创意',
      ['计划', '单元', '标题', '描述1', '描述2'],
      ['a', 'x', 't', 'd', ''],
      ['a', 'x', 't', 'e', ''],
      ['a', 'x', 'T', 'd', ''],
    ]);
    expect(states(planOf(emptyDraft(), content)).map(([, state]) => state)).toEqual([
      'new',
      'new',
      'repeated',
    ]);
  });

  it('without a campaign name go to the only unit of that name', () => {
    const content = workbook(['a', ['单元', '关键词'], ['滑雪套餐', 'a']]);
    expect(codes(planOf(exampleDraft(), content))).toEqual([]);
    const { name, rows } = toRows(exampleDraft());
    const twice = fromRows({
      name,
      rows: {
        ...rows,
        campaign: [...rows.campaign, { ...emptyFields.campaign, id: 'c2', parentId: '', campaignName: 'c2' }],
        unit: [...rows.unit, { ...emptyFields.unit, id: 'u2', parentId: 'c2', adgroupName: '滑雪套餐' }],
      },
    });
    expect(codes(planOf(twice, content))).toEqual(['unit_ambiguous']);
    const plan = planOf(twice, content, { campaignId: 'c2' });
    expect(rowsInOrder(applied(twice, plan), 'keyword').map(({ keyword }) => keyword)).toContain('a');
  });

  it('without any name go to the target', () => {
    const content = workbook(['Sheet1', ['one'], ['two']]);
    expect(codes(planOf(exampleDraft(), content))).toEqual(['unit_required', 'unit_required']);
    const plan = planOf(exampleDraft(), content, { unitId: 'unit-1' });
    expect(plan.counts.keyword.new).toBe(2);
  });

  it('of other kinds are left out', () => {
    const content = workbook(['a', ['计划'], ['a']], ['b', heads, ['a', 'x', 'one', '', '']]);
    const plan = planOf(emptyDraft(), content, { kinds: ['keyword'] });
    expect(plan.rows.map(({ sheet }) => sheet)).toEqual([1]);
    expect(plan.counts.campaign.new).toBe(0);
  });

  it('are imported without an unknown business', () => {
    const content = workbook(['a', ['计划', '推广业务', '预算'], ['a', '没有', '100']]);
    const businesses = { roots: [], nodes: [], byId: new Map() };
    const [row] = planOf(emptyDraft(), content, { businesses }).rows;
    expect(row).toMatchObject({ state: 'new', notes: [{ code: 'business_unknown' }] });
    expect(planOf(emptyDraft(), content).rows).toMatchObject([{ state: 'new', notes: [] }]);
  });

  it('marked as an example are skipped', () => {
    const content = workbook([
      'a',
      ['关键词', '备注'],
      ['a', '示例行，导入时跳过'],
      ['b', 'Example row: the import skips it'],
      ['c', '范例？不是'],
    ]);
    const plan = planOf(exampleDraft(), content, { unitId: 'unit-1' });
    expect(plan.rows.map(({ state }) => state)).toEqual(['example', 'example', 'new']);
  });
});

/** Never blank: whether a unit name is unique can change with the import. */
const campaignNames = fc.constantFrom('a', 'A', ' b', '北海道', '北海道冬季', 'ｂ');
const names = fc.constantFrom('a', 'A', ' b', '北海道', '', 'ｂ');
const bids = fc.constantFrom('', '1', '2.5', 'x');
const text = fc.oneof(names, fc.constantFrom('c', 'd', 'e'));
const rowOf = (...cells: fc.Arbitrary<string>[]) => fc.array(fc.tuple(...cells), { maxLength: 8 });
const files = fc
  .record({
    campaigns: rowOf(campaignNames, fc.constantFrom('', '100', '不限')),
    units: rowOf(campaignNames, names, bids),
    keywords: rowOf(campaignNames, names, text, fc.constantFrom('', '精确', 'x'), bids),
    creatives: rowOf(campaignNames, names, text, text),
  })
  .map((rows) =>
    workbook(
      ['关键词', ['计划', '单元', '关键词', '匹配模式', '出价'], ...rows.keywords],
      ['单元', ['计划', '单元', '出价'], ...rows.units],
      ['创意', ['计划', '单元', '标题', '描述1'], ...rows.creatives],
      ['计划', ['计划', '预算'], ...rows.campaigns],
    ),
  );
function draftOf(seed: number): Draft {
  const random = seeded(seed);
  const newId = idSource('d');
  let draft = exampleDraft();
  for (let step = 0; step < 12; step++)
    draft = applyCommand(draft, randomCommand(draft, random, newId)).draft;
  return draft;
}

describe('importing any file into any draft', () => {
  it('does what the plan says, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer(), files, (seed, file) => {
        const draft = draftOf(seed);
        const plan = planOf(draft, file);
        const after = applied(draft, plan);
        const touched = new Set<string>();
        for (const { kind, id, state, overwritten } of plan.rows) {
          if (id === null) continue;
          const row: Record<string, unknown> = { ...findRow<RowKind>(after, kind, id) };
          expect(row['id']).toBe(id);
          if (state === 'new') touched.add(id);
          if (state !== 'changed') continue;
          touched.add(id);
          const before: Record<string, unknown> = { ...findRow<RowKind>(draft, kind, id) };
          for (const { field, from, to } of overwritten) {
            expect(before[field]).toEqual(from);
            expect(row[field]).toEqual(to);
          }
          const changes = Object.fromEntries(overwritten.map(({ field, to }) => [field, to]));
          expect(row).toEqual({ ...before, ...changes });
        }
        for (const { id } of plan.addedParents) touched.add(id);
        for (const kind of rowKinds)
          for (const row of rowsInOrder<RowKind>(after, kind))
            if (!touched.has(row.id)) expect(row).toBe(findRow<RowKind>(draft, kind, row.id));
        const count = (each: Draft) => rowKinds.reduce((sum, kind) => sum + each.tables[kind].size, 0);
        const added = plan.rows.filter(({ state }) => state === 'new').length + plan.addedParents.length;
        expect(count(after)).toBe(count(draft) + added);
      }),
    );
  });

  it('changes nothing when repeated', () => {
    fc.assert(
      fc.property(fc.integer(), files, (seed, file) => {
        const draft = draftOf(seed);
        const plan = planOf(draft, file);
        const again = planOf(applied(draft, plan), file, { newId: idSource('again') });
        expect(again.command).toBeNull();
        const expected = plan.rows.map(({ row, state }) => [
          row,
          state === 'new' || state === 'changed' ? 'equal' : state,
        ]);
        expect(states(again)).toEqual(expected);
      }),
    );
  });

  it('is undone in one step', () => {
    fc.assert(
      fc.property(fc.integer(), files, (seed, file) => {
        const draft = draftOf(seed);
        const { command } = planOf(draft, file);
        if (command === null) return;
        const undone = undoStep(runCommand(createHistory(draft), command));
        expect(undone && toRows(undone.history.draft)).toEqual(toRows(draft));
      }),
    );
  });
});
