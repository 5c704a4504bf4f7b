import { languages, type Language } from '@meridian/i18n/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleLimits, importFieldsOfKind } from '../../core';
import { parseValue } from '../../core/import/parse-value';
import {
  deviceOptions,
  matchTypeOptions,
  onOffOptions,
  unlimitedBudget,
} from '../../core/values/field-options';
import { parseFieldText } from '../../core/values/parse-field-text';
import { parseCellText } from '../grid/rules/cell-text';
import { planPaste, type PastePlan } from '../grid/rules/plan-paste';
import type { EditableColumn } from '../grid/types';
import { toFields } from './field-cells';
import { rowColumns, type GridRowKind } from './row-columns';

const newRow = 'new-row';
/** Pastes one cell into a grid without rows; returns the new value or the error. */
function pasteOf(column: EditableColumn, text: string) {
  const steps = planPaste({
    rows: [[text]],
    mapping: { hasHeader: false, columnIds: [column.id] },
    columns: [column],
    startRow: 0,
    grid: { rowCount: 1, keyAt: () => newRow, getValue: () => 'no value of any field' },
    canAddRows: true,
  });
  return planOf(steps);
}

function planOf(steps: Generator<void, PastePlan>): PastePlan {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const amounts = fc.oneof(
  fc.double({ min: 0, max: 1e6, noNaN: true }).map(String),
  fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.stringMatching(/^[￥¥]?[0-9０-９]{1,4}(,[0-9]{3})?(\.[0-9]{0,5})?( ?元)?$/),
  fc.constantFrom('-1', '+2', '1e3', '1,2', '$5', '１．２３４５', '不限', '#N/A', '88.888'),
);
const optionNames = fc.constantFrom(
  ...[...matchTypeOptions, ...onOffOptions, ...deviceOptions, unlimitedBudget].flatMap(
    ({ value, labels, synonyms }) => [String(value), ...Object.values(labels), ...synonyms],
  ),
);
const texts = fc.oneof(
  amounts,
  optionNames,
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('ski\u200b', '\ufeffski', ' a\n b ', '#REF!', 'x'.repeat(10_001)),
);

const columns = (['campaign', 'unit', 'keyword', 'creative'] as const).flatMap((kind: GridRowKind) =>
  languages.flatMap((language: Language) =>
    rowColumns(kind, { language, isReadOnly: false, hasSync: false, containerKind: 'unit' })
      .filter(({ isReadonly }) => isReadonly !== true)
      .map((column) => {
        const field = importFieldsOfKind(kind).find((each) => each === column.id);
        if (!field) throw new RangeError(`${column.id} is no field that files have`);
        return { name: `${kind} ${column.id} in ${language}`, column, field };
      }),
  ),
);

describe.each(columns)('$name', ({ column, field }) => {
  it('gives the same value, or the same error, from a form, a cell, the clipboard and a file', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { value, error } = parseFieldText(field, text);
        const cell = parseCellText(column, text);
        const pasted = pasteOf(column, text);
        const inFile = parseValue(field, text, { limits: exampleLimits, findBusinesses: undefined });
        if (error === null) {
          expect(toFields(column.id, cell.value)).toEqual(value);
          expect(pasted.edits).toEqual([{ rowKey: newRow, columnId: column.id, value: cell.value }]);
          expect(inFile).toEqual({ values: value });
        } else {
          expect(cell.error).toEqual(error);
          expect(pasted.problems.map((problem) => problem.cell?.error)).toEqual([error]);
          expect(inFile).toMatchObject({ problem: { code: error.code } });
        }
      }),
      { numRuns: 40 },
    );
  });
});

it('pastes names of match modes of any language into 5,000 rows', () => {
  const names = ['精确', '短语', '智能', 'Exact match', '片語比對'];
  const kindColumns = rowColumns('keyword', {
    language: 'en',
    isReadOnly: false,
    hasSync: false,
    containerKind: 'unit',
  });
  const rows = Array.from({ length: 5_000 }, (_, at) => [
    `keyword ${at}`,
    names[at % names.length] ?? '',
    '1.5',
  ]);
  const plan = planOf(
    planPaste({
      rows,
      columns: kindColumns,
      startRow: 0,
      canAddRows: true,
      mapping: { hasHeader: false, columnIds: ['keyword', 'matchType', 'bid'] },
      grid: { rowCount: 0, keyAt: () => '', getValue: () => null },
    }),
  );
  expect(plan.rejectedRows).toBe(0);
  expect(plan.newRows).toHaveLength(5_000);
  expect(plan.newRows.slice(0, 5).map(({ matchType }) => matchType)).toEqual([
    'exact',
    'phrase',
    'smart',
    'exact',
    'phrase',
  ]);
});
