import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  applyCommand,
  exampleDraft,
  rootId,
  tableOf,
  type Draft,
  type DraftCommand,
  type Row,
  type RowKind,
} from '../../core';
import { rowLookup } from '../../core/model/row-lookup';
import { parentOf } from '../../core/model/table';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { bulkOperations, planBulkChange } from '../grid/rules/bulk-change';
import {
  conditionTest,
  filterRows,
  gridOperators,
  gridOperatorsOf,
  validConditions,
} from '../grid/rules/grid-conditions';
import { mapByPosition } from '../grid/rules/map-columns';
import { planPaste } from '../grid/rules/plan-paste';
import { compileQuery, planReplace } from '../grid/rules/plan-replace';
import { clearRange, fillDown, fillText } from '../grid/rules/range-edits';
import type { EditableColumn, GridCondition, GridValue } from '../grid/types';
import { presentRows, rowsByOrder, tickedRows, withRemoved, type GridRows } from '../grid/use-grid-rows';
import { cellOf } from './field-cells';
import { pasteOf, updateCells } from './grid-commands';
import { rowColumns, type GridRowKind } from './row-columns';
import { placesOf } from './row-places';

function resultOf<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const randomDraft = fc.tuple(fc.integer(), fc.integer({ min: 0, max: 30 })).map(([seed, steps]) => {
  const random = seeded(seed);
  const newId = idSource('new-');
  let draft = exampleDraft();
  for (let step = 0; step < steps; step++)
    ({ draft } = applyCommand(draft, randomCommand(draft, random, newId)));
  return draft;
});
const texts = fc.constantFrom(
  '',
  'jr',
  'JR  Pass',
  '滑雪',
  '1.5',
  '2',
  '100',
  'exact',
  'Paused',
  'unlimited',
);
const newRowId = idSource('pasted-');
const columnsOf = (kind: GridRowKind) =>
  rowColumns(kind, { language: 'en', isReadOnly: false, hasSync: false, containerKind: null });

/** A valid condition of a column. */
function conditionOf(column: EditableColumn, pick: number, value: string): GridCondition {
  const operators = gridOperatorsOf(column);
  const operator = operators[pick % operators.length] ?? 'empty';
  const { minValues } = gridOperators[operator];
  const word = column.options?.[pick % column.options.length]?.value ?? value;
  const own = column.kind === 'number' ? String(pick % 4) : column.kind === 'select' ? word : value || 'a';
  return { column: column.id, operator, values: Array.from({ length: minValues }, () => own) };
}

/** The grid of a draft: its cells, and what a filter shows. */
function gridOf(draft: Draft, kind: GridRowKind) {
  const places = placesOf(draft, kind, rootId);
  const ids = places.rows.map(({ id }) => id);
  const rowOf = rowLookup(draft, kind);
  const getValue = (id: string, columnId: string): GridValue => {
    const row = rowOf(id);
    return row ? cellOf(columnId, row, { language: 'en', businessName: (each) => each }) : null;
  };
  const input = { rowCount: ids.length, rowKey: (index: number) => ids[index] ?? '' };
  const filtered = (conditions: readonly GridCondition[]): GridRows => {
    const candidates = Array.from({ length: input.rowCount }, (_, index) => index);
    const indexes = resultOf(filterRows({ ...input, candidates, conditions, getValue }));
    return withRemoved(rowsByOrder({ ...input, indexes }, input), undefined);
  };
  return { places, ids, rowOf, getValue, filtered };
}

interface Action {
  type: 'bulk' | 'paste' | 'fill' | 'clear' | 'down' | 'replace' | 'delete';
  picks: readonly number[];
  text: string;
}
const randomAction: fc.Arbitrary<Action> = fc.record({
  type: fc.constantFrom('bulk', 'paste', 'fill', 'clear', 'down', 'replace', 'delete'),
  picks: fc.array(fc.nat(1000), { minLength: 4, maxLength: 12 }),
  text: texts,
});

/** The command of an action in a filtered grid; null if it changes nothing. Ticks may be of hidden rows. */
function commandOf(
  { type, picks, text }: Action,
  { grid, rows, kind }: { grid: ReturnType<typeof gridOf>; rows: GridRows; kind: GridRowKind },
): DraftCommand | null {
  const { ids, places, getValue } = grid;
  const columns = columnsOf(kind);
  const [pick = 0, other = 0, third = 0, fourth = 0] = picks;
  const editable = columns.filter(({ isReadonly }) => !isReadonly);
  const column = editable[pick % editable.length];
  const selected = new Set(ids.length === 0 ? [] : picks.map((each) => ids[each % ids.length] ?? ''));
  const ticked = tickedRows(selected, rows);
  if (type === 'delete') return ticked.size === 0 ? null : { type: 'remove', kind, ids: [...ticked] };
  if (!column || rows.rowCount === 0) return null;
  const [fromRow = 0, toRow = 0] = [other % rows.rowCount, third % rows.rowCount].toSorted((a, b) => a - b);
  const [fromColumn = 0, toColumn = 0] = [fourth % columns.length, pick % columns.length].toSorted(
    (a, b) => a - b,
  );
  const range = { fromRow, toRow, fromColumn, toColumn };
  const cells = { ...rows, columns: columns.map((data) => ({ data })), getValue };
  const editsOf = () => {
    switch (type) {
      case 'bulk': {
        const operations = bulkOperations[column.kind];
        const operation = operations[other % operations.length] ?? 'set';
        const change = { operation, text, find: 'j' };
        return resultOf(planBulkChange({ rowKeys: ticked, column, change, getValue })).edits;
      }
      case 'fill':
        return resultOf(fillText(range, cells, text));
      case 'clear':
        return resultOf(clearRange(range, cells));
      case 'down':
        return resultOf(fillDown(range, cells));
      default: {
        const query = compileQuery({
          find: text || 'a',
          replacement: 'b',
          isPattern: false,
          matchesCase: false,
          columnId: null,
        });
        if (!query || 'error' in query) return [];
        const includes = (key: string) => ticked.has(key) || other % 2 === 0;
        return resultOf(planReplace({ ...rows, query, columns: editable, getValue, includes })).edits;
      }
    }
  };
  if (type === 'paste') {
    const plan = resultOf(
      planPaste({
        rows: picks.map((each) => [text, `pasted ${each}`]),
        mapping: { hasHeader: false, columnIds: mapByPosition(2, columns, column.id) },
        columns,
        startRow: fromRow,
        grid: { ...presentRows(rows), getValue },
        canAddRows: true,
      }),
    );
    if (plan.edits.length + plan.newRows.length === 0) return null;
    return pasteOf(kind, plan, { places, newId: newRowId });
  }
  const edits = editsOf();
  return edits.length === 0 ? null : updateCells(kind, edits);
}

const kinds = fc.constantFrom<GridRowKind>('campaign', 'unit', 'keyword', 'creative');
const conditionPicks = fc.array(fc.tuple(fc.nat(100), fc.nat(100), texts), { minLength: 1, maxLength: 2 });

it('no command changes a row that the filter hides, and without it all rows are in their order', () => {
  let changes = 0;
  fc.assert(
    fc.property(
      randomDraft,
      kinds,
      conditionPicks,
      fc.array(randomAction, { minLength: 1, maxLength: 8 }),
      (start, kind, picks, actions) => {
        const columns = columnsOf(kind);
        const conditions = validConditions(
          picks.flatMap(([at, operator, text]) => {
            const column = columns[at % columns.length];
            return column ? [conditionOf(column, operator, text)] : [];
          }),
          columns,
        );
        let draft = start;
        for (const action of actions) {
          const grid = gridOf(draft, kind);
          const rows = grid.filtered(conditions);
          const shown = new Set(Array.from({ length: rows.rowCount }, (_, at) => rows.keyAt(at)));
          const hidden = grid.ids.filter((id) => !shown.has(id));
          for (const id of grid.ids) {
            const meets = conditions.every((each) => conditionTest(each)(grid.getValue(id, each.column)));
            expect([id, shown.has(id)]).toEqual([id, meets]);
          }
          const command = commandOf(action, { grid, rows, kind });
          if (!command) continue;
          changes += 1;
          const before = draft;
          ({ draft } = applyCommand(draft, command));
          const after = gridOf(draft, kind);
          const stateOf = (of: Draft, rowOf: (id: string) => Row | undefined) =>
            hidden.map((id) => [rowOf(id), parentOf(tableOf<RowKind>(of, kind), id)]);
          expect(stateOf(draft, after.rowOf)).toEqual(stateOf(before, grid.rowOf));
          // the order without a filter
          const left = new Set(after.ids);
          const known = new Set(grid.ids);
          expect(after.ids.filter((id) => known.has(id))).toEqual(grid.ids.filter((id) => left.has(id)));
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(changes).toBeGreaterThan(100);
});
