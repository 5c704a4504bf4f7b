import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { idSource } from '../../testing/random-commands';
import { sheetNames, type NewWorkbook } from '../../workbooks/new-workbook';
import type { WorkbookContent } from '../../workbooks/sheet-rows';
import { applyCommand } from '../commands/apply-command';
import { exampleLimits } from '../limits/example-limits';
import { emptyDraft, rowsInOrder, type Draft } from '../model/draft';
import { detectSheets } from './detect-sheets';
import { failedRowsContent } from './failed-rows';
import { draftImportProblemCodes, importProblem } from './import-problem';
import { planImport } from './plan-import';
import { importProblemMessage } from './problem-message';

const file: WorkbookContent = {
  sheets: [
    {
      name: '计划',
      rows: [
        ['计划', '预算'],
        ['a', '100'],
        ['b', 'viel'],
      ],
    },
    {
      name: '关键词',
      rows: [
        ['说明文字'],
        ['计划', '点击', '单元', '关键词', '匹配模式', '出价'],
        ['a', '12', 'x', 'one', '精确', '1'],
        ['a', '13', 'x', 'two', '大概', 'y'],
        ['a', '14', 'x', '', '', '2'],
      ],
    },
  ],
};
const plan = (draft: Draft, content: WorkbookContent, prefix = 'n') =>
  planImport(draft, content, detectSheets(content), { limits: exampleLimits, newId: idSource(prefix) });
const applied = (draft: Draft, { command }: ReturnType<typeof plan>) =>
  command === null ? draft : applyCommand(draft, command).draft;
const toContent = ({ sheets }: NewWorkbook): { name: string; rows: string[][] }[] =>
  sheets.map(({ name, columns, rows }) => ({
    name,
    rows: [columns.map(({ head }) => head), ...rows.map(({ cells }) => [...cells])],
  }));

it('become a workbook of the same shape, with reason and row', () => {
  const failed = failedRowsContent(file, detectSheets(file), plan(emptyDraft(), file), 'cn');
  expect(failed.sheets.map(({ name, columns }) => [name, columns.map(({ head }) => head)])).toEqual([
    ['计划', ['计划', '预算', '失败原因', '原行号']],
    ['关键词', ['计划', '点击', '单元', '关键词', '匹配模式', '出价', '失败原因', '原行号']],
  ]);
  expect(failed.sheets.map(({ rows }) => rows.map(({ marked, cells }) => [cells.at(-1), ...marked]))).toEqual(
    [
      [['3', 1]],
      [
        ['4', 4, 5],
        ['5', 3],
      ],
    ],
  );
  expect(failed.sheets[1]?.rows[0]?.cells[6]).toBe(
    '“匹配模式”不能为“大概”，请填写：精确匹配、短语匹配、智能匹配\n“出价（元）”的“y”不是金额，请填写数字，例如 50 或 2.80',
  );
});

it('can be imported once they are corrected, and change nothing else', () => {
  const first = applied(emptyDraft(), plan(emptyDraft(), file));
  const mended = toContent(failedRowsContent(file, detectSheets(file), plan(emptyDraft(), file), 'tw'));
  for (const [sheet, row, column, text] of [
    [0, 1, 1, '200'],
    [1, 1, 4, '短语'],
    [1, 1, 5, '3'],
    [1, 2, 3, 'three'],
  ] as const)
    mended[sheet]?.rows[row]?.splice(column, 1, text);
  const next = plan(first, { sheets: mended }, 'm');
  expect(next.rows.map(({ state }) => state)).toEqual(['new', 'new', 'new']);
  expect(next.addedParents).toEqual([]);
  const draft = applied(first, next);
  expect(rowsInOrder(draft, 'keyword').map(({ keyword }) => keyword)).toEqual(['one', 'two', 'three']);
  const again = failedRowsContent({ sheets: mended }, detectSheets({ sheets: mended }), next, 'cn');
  expect(again.sheets).toEqual([]);
});

it('that fail again have only the new reason', () => {
  const once = toContent(failedRowsContent(file, detectSheets(file), plan(emptyDraft(), file), 'en'));
  const content = { sheets: once };
  const twice = failedRowsContent(content, detectSheets(content), plan(emptyDraft(), content), 'en');
  expect(twice.sheets.map(({ columns }) => columns.length)).toEqual(once.map(({ rows }) => rows[0]?.length));
});

it('of a list without a header get one', () => {
  const list = { sheets: [{ name: '', rows: [['a'], ['b']] }] };
  const failed = failedRowsContent(list, detectSheets(list), plan(emptyDraft(), list), 'en');
  expect(failed.sheets[0]).toMatchObject({ name: 'Sheet', columns: [{ head: 'Keyword' }, {}, {}] });
});

describe.each(languages)('in %s', (language) => {
  it.each(draftImportProblemCodes)('%s explains the error', (code) => {
    const params = { value: 'x', length: 2, max: 1, row: 3, sheet: 's' };
    const message = importProblemMessage(importProblem(code, 'matchType', params), language);
    expect(message).not.toMatch(/\{\{|undefined/);
    expect(message.length).toBeGreaterThan(5);
  });
});

it('repeats only the beginning of long cells', () => {
  const { params } = importProblem('option_unknown', 'matchType', { value: '😀'.repeat(100) });
  expect(params['value']).toBe(`${'😀'.repeat(60)}…`);
});

it.each([
  [
    ['a', 'A', 'a'],
    ['a', 'A 2', 'a 3'],
  ],
  [
    ['[x]:y', ''],
    ['x  y', 'Sheet'],
  ],
  [
    ['b'.repeat(40), 'b'.repeat(40)],
    ['b'.repeat(31), `${'b'.repeat(29)} 2`],
  ],
  [["'q'"], ['q']],
])('names the sheets %j for a spreadsheet', (names, expected) => {
  expect(sheetNames(names)).toEqual(expected);
});
