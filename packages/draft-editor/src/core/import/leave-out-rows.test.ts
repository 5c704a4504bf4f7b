import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idSource } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import { exampleLimits } from '../limits/example-limits';
import { rowsInOrder, type Draft } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { detectSheets } from './detect-sheets';
import { leaveOutRows } from './leave-out-rows';
import { planImport, type ImportPlan } from './plan-import';

const planOf = (draft: Draft, sheets: readonly [name: string, ...rows: string[][]][]) => {
  const content = { sheets: sheets.map(([name, ...rows]) => ({ name, rows })) };
  return planImport(draft, content, detectSheets(content), { limits: exampleLimits, newId: idSource('new') });
};
const heads = ['计划', '单元', '关键词', '出价'];
const applied = (draft: Draft, { command }: ImportPlan) =>
  command === null ? draft : applyCommand(draft, command).draft;
const idsIn = (plan: ImportPlan, rows: readonly number[]) =>
  new Set(plan.rows.flatMap(({ row, id }) => (rows.includes(row) && id !== null ? [id] : [])));
const states = ({ rows }: ImportPlan) => rows.map(({ state }) => state);

describe('a plan without some of its new rows', () => {
  it('imports the others, and still overwrites', () => {
    const draft = exampleDraft();
    const plan = planOf(draft, [
      [
        '关键词',
        heads,
        ['北海道冬季', '滑雪套餐', '二世谷滑雪', ''],
        ['北海道冬季', '滑雪套餐', '富良野滑雪', ''],
        ['北海道冬季', '滑雪套餐', '富良野 滑雪', ''],
        ['北海道冬季', '滑雪套餐', '北海道滑雪', '3'],
      ],
    ]);
    const left = leaveOutRows(plan, idsIn(plan, [2]));
    expect(states(left)).toEqual(['leftOut', 'new', 'new', 'changed']);
    expect(left.counts.keyword).toMatchObject({ new: 2, leftOut: 1, changed: 1 });
    const names = rowsInOrder(applied(draft, left), 'keyword').map(({ keyword }) => keyword);
    expect(names).toContain('富良野滑雪');
    expect(names).not.toContain('二世谷滑雪');
    expect(rowsInOrder(applied(draft, left), 'keyword')[0]).toMatchObject({ bid: 3 });
  });

  it('adds no campaign or unit that only these rows name', () => {
    const draft = exampleDraft();
    const plan = planOf(draft, [
      [
        '关键词',
        heads,
        ['春季', '樱花', '赏樱', ''],
        ['春季', '温泉', '温泉酒店', ''],
        ['夏季', '花田', '薰衣草', ''],
      ],
    ]);
    const left = leaveOutRows(plan, idsIn(plan, [2, 4]));
    expect(left.addedParents.map(({ name }) => name)).toEqual(['春季', '温泉']);
    const campaigns = rowsInOrder(applied(draft, left), 'campaign').map(({ campaignName }) => campaignName);
    expect(campaigns).toContain('春季');
    expect(campaigns).not.toContain('夏季');
  });

  it('keeps a unit that a row of the file describes', () => {
    const draft = exampleDraft();
    const plan = planOf(draft, [
      ['单元', ['计划', '单元', '出价'], ['春季', '樱花', '2']],
      ['关键词', heads, ['春季', '樱花', '赏樱', '']],
    ]);
    const keyword = new Set(plan.rows.flatMap(({ kind, id }) => (kind === 'keyword' && id ? [id] : [])));
    const after = applied(draft, leaveOutRows(plan, keyword));
    expect(rowsInOrder(after, 'unit').map(({ adgroupName }) => adgroupName)).toContain('樱花');
  });

  it('does not change if no rows are given', () => {
    const plan = planOf(exampleDraft(), [['关键词', heads, ['春季', '樱花', '赏樱', '']]]);
    expect(leaveOutRows(plan, new Set())).toBe(plan);
    expect(leaveOutRows(plan, idsIn(plan, [2]))).toMatchObject({ command: null, addedParents: [] });
  });
});

it('does the same as a file without these rows', () => {
  const names = fc.constantFrom('甲', '乙', '丙');
  const row = fc.tuple(names, names, names).map((cells) => [...cells, '']);
  fc.assert(
    fc.property(
      fc.uniqueArray(row, { maxLength: 12, selector: (cells) => cells.join('\n') }),
      fc.func(fc.boolean()),
      (rows, isLeftOut) => {
        const draft = exampleDraft();
        const out = rows.map((cells) => isLeftOut(cells));
        const plan = planOf(draft, [['关键词', heads, ...rows]]);
        const left = leaveOutRows(
          plan,
          idsIn(
            plan,
            out.flatMap((is, index) => (is ? [index + 2] : [])),
          ),
        );
        const expected = planOf(draft, [['关键词', heads, ...rows.filter((_, index) => !out[index])]]);
        const namesOf = (result: ImportPlan) =>
          (['campaign', 'unit', 'keyword'] as const).map((kind) =>
            rowsInOrder(applied(draft, result), kind)
              .map(({ id: _id, ...fields }) => JSON.stringify(fields))
              .sort(),
          );
        expect(namesOf(left)).toEqual(namesOf(expected));
      },
    ),
  );
});
